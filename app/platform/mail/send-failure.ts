/** The mail itself cannot be sent: never retried. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown };

/** The steps at which a server's no is about this mail and not about our account or the server's day. */
const stepsAboutTheMail = new Set(['RCPT TO', 'DATA']);

/**
 * What kept a connection from being made: the system's code (`ECONNREFUSED`), or `certificate`. nodemailer calls both
 * `ESOCKET`; of its message only these words are taken.
 */
function socketReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, cause } = error;
  const { code } = (cause ?? {}) as { code?: unknown };
  if (/certificate/i.test(message) || /CERT/.test(String(code))) return 'certificate';
  return /\bE[A-Z]{4,15}\b/.exec(message)?.[0];
}

function enhancedStatus(response: unknown): string | undefined {
  if (typeof response !== 'string') return undefined;
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
}

/**
 * Whether trying again is pointless, and why, in a form that may be logged: codes only, because servers repeat
 * addresses in their answers. A wrong password or an unknown sender is the operator's to mend: retried.
 */
export function describeFailure(error: unknown): { permanent: boolean; reason: string } {
  if (error instanceof MailRefused) return { permanent: true, reason: error.message };
  const { code, command, responseCode, response } = (error ?? {}) as SmtpError;
  const refused = typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503;
  const socket = code === 'ESOCKET' ? socketReason(error) : undefined;
  const codes = [code, socket, responseCode, enhancedStatus(response), command].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return {
    permanent: refused && stepsAboutTheMail.has(String(command)),
    reason: codes.length > 0 ? codes.join(' ') : error instanceof Error ? error.name : 'unknown',
  };
}
