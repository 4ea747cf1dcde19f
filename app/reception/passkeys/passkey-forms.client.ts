/** Shows the forms that need a browser with passkeys; without one they stay hidden. */
export function wakePasskeyForms(): void {
  if (!window.PublicKeyCredential) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void submit(form);
    });
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-without-passkeys]')) {
    element.hidden = true;
  }
}

/** Asks the server for a challenge and the browser for a response, and sends that as an ordinary form. */
async function submit(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  showNote(form, '');
  try {
    const options = await fetchOptions(form);
    if (!options) return;
    const response = await (form.dataset.passkey === 'create' ? create(options) : sign(options));
    const field = form.elements.namedItem('passkey') as HTMLInputElement;
    field.value = JSON.stringify(response);
    form.submit();
  } catch (error) {
    showNote(form, form.dataset[noteOf(error)]);
  } finally {
    form.ariaBusy = 'false';
  }
}

/** The attribute with the text for an error. Browsers say the same when a person cancels and when time runs out. */
function noteOf(error: unknown): string {
  if (!(error instanceof DOMException)) return 'failed';
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'NotAllowedError' ? 'cancelled' : 'failed';
}

function showNote(form: HTMLFormElement, text: string | undefined): void {
  const note = form.querySelector('[role="alert"]');
  if (note) note.textContent = text ?? '';
}

type Options = PublicKeyCredentialRequestOptionsJSON & PublicKeyCredentialCreationOptionsJSON;

/** @returns undefined if the server has refused: the page says why, or is loaded again if the session has ended */
async function fetchOptions(form: HTMLFormElement): Promise<Options | undefined> {
  const body = new URLSearchParams({ step: 'challenge' });
  const response = await fetch(form.action, { method: 'POST', body });
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    location.reload();
    return undefined;
  }
  const { data, errors } = (await response.json()) as {
    data?: Options;
    errors?: { message: string }[];
  };
  if (!data) showNote(form, errors?.[0]?.message);
  return data;
}

// Written out, because browsers of the last years have passkeys but not yet the methods for JSON.

async function create({ challenge, user, excludeCredentials = [], ...options }: Options) {
  const credential = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: toBytes(challenge),
      user: { ...user, id: toBytes(user.id) },
      excludeCredentials: excludeCredentials.map(({ id }) => ({
        type: 'public-key',
        id: toBytes(id),
      })),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } =
    credential.response as AuthenticatorAttestationResponse;
  return toJson(credential, { clientDataJSON, attestationObject });
}

async function sign({ challenge, ...options }: Options) {
  const credential = (await navigator.credentials.get({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: toBytes(challenge),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse;
  return toJson(credential, {
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle && { userHandle }),
  });
}

function toJson({ id, type }: PublicKeyCredential, parts: Record<string, ArrayBuffer>) {
  const response = Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [name, toText(bytes)]),
  );
  return { id, rawId: id, type, response };
}

const toBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
