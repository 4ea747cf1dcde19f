/** The email itself cannot be sent; it is never retried. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown };

/** The SMTP commands whose rejection concerns this email rather than the account or the server. */
const stepsAboutTheMail = new Set(['RCPT TO', 'DATA']);

/**
 * Why a connection failed: the system's error code (`ECONNREFUSED`), or `certificate`. nodemailer reports both as
 * `ESOCKET`; only these words are taken from its message.
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
 * Whether a failure is permanent, and why, in a form that may be logged: codes only, because servers repeat addresses
 * in their responses. A wrong password or an unknown sender can be fixed by the operator, so it is retried.
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
