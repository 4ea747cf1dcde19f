import { z } from 'zod';

/** Far more than any browser sends for a response without certificates. */
const maxLength = 8192;

const base64url = z.string().regex(/^[\w-]*$/);

const credential = {
  id: base64url.min(1).max(1364),
  rawId: base64url,
  type: z.literal('public-key'),
};

const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    // Authenticators send it for passkeys that need no address.
    userHandle: base64url.max(88),
  }),
});

const clientData = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() });

type PasskeyResponse<Schema extends z.ZodType> = z.infer<Schema> & {
  challenge: string;
  clientExtensionResults: Record<string, never>;
};

/** Reads the response of a browser that has created a passkey; undefined if it is not one. */
export const parseRegistration = (text: string): PasskeyResponse<typeof registration> | undefined =>
  parseResponse(registration, text);

/** Reads the response of a browser that has signed with a passkey; undefined if it is not one. */
export const parseAssertion = (text: string): PasskeyResponse<typeof assertion> | undefined =>
  parseResponse(assertion, text);

/** Refuses what is too long before it is parsed, and responses from a page inside another page. */
function parseResponse<Schema extends typeof registration | typeof assertion>(
  schema: Schema,
  text: string,
): PasskeyResponse<Schema> | undefined {
  if (text.length > maxLength) return undefined;
  const response = schema.safeParse(parseJson(text));
  if (!response.success) return undefined;
  const { clientDataJSON } = response.data.response;
  const client = clientData.safeParse(
    parseJson(Buffer.from(clientDataJSON, 'base64url').toString('utf8')),
  );
  if (!client.success) return undefined;
  const { challenge } = client.data;
  return { ...response.data, challenge, clientExtensionResults: {} } as PasskeyResponse<Schema>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
