/** The API of Google's script, under `grecaptcha` (v3) or `grecaptcha.enterprise`. */
type Recaptcha = {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha & { enterprise?: Recaptcha };
  }
}

/** How long a submitted form waits for a token before it is sent without one. */
const limitMs = 3_000;

let loading: Promise<Recaptcha> | undefined;
/** Forms that wait for a token, and the one being submitted with its token. */
const waiting = new WeakSet<HTMLFormElement>();
let leaving: HTMLFormElement | undefined;

const findField = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[data-captcha]');

/** Loads the script for a form's field, once for all forms; after a failure the next submission retries. */
function load({ dataset }: HTMLInputElement): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = dataset.script ?? '';
    script.onload = () => {
      const isEnterprise = new URL(script.src).pathname.endsWith('/enterprise.js');
      const recaptcha = isEnterprise ? window.grecaptcha?.enterprise : window.grecaptcha;
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha));
      else reject(new Error());
    };
    script.onerror = reject;
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A token for a form, or an empty string after three seconds; the messages are the specification's (section 8). */
async function getToken(field: HTMLInputElement): Promise<string> {
  let failure = 'Failed to load script';
  const late = new Promise<never>((_, reject) => setTimeout(reject, limitMs));
  const ask = async () => {
    const recaptcha = await load(field);
    failure = 'Failed to execute';
    const { siteKey = '', captcha: action = '' } = field.dataset;
    return recaptcha.execute(siteKey, { action });
  };
  try {
    return await Promise.race([ask(), late]);
  } catch {
    console.error(`ReCaptcha error: ${failure}`);
    return '';
  }
}

/** Waits for the end of the current event, because until then browsers ignore a second submission of the form. */
const eventIsOver = () => new Promise((resolve) => setTimeout(resolve));

/** Holds a form back until its token has arrived, then submits it again. */
async function sendWithToken(form: HTMLFormElement, submitter: HTMLElement | null) {
  const field = findField(form);
  if (!field || waiting.has(form)) return;
  waiting.add(form);
  form.ariaBusy = 'true';
  const [token] = await Promise.all([getToken(field), eventIsOver()]);
  form.ariaBusy = null;
  waiting.delete(form);
  const current = findField(form);
  if (!form.isConnected || !current) return;
  current.value = token;
  leaving = form;
  // A button that is no longer in the document cannot submit.
  form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  leaving = undefined;
  // Browser and router have read the form's data by now, and a token can only be used once.
  current.value = '';
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (leaving === form || !findField(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void sendWithToken(form, event.submitter);
}

/**
 * Requests a token for each form of the page that uses the captcha when it is submitted. Called once, when a visitor
 * begins to fill in the first of them; the script is loaded then.
 */
export function guardForms(first: HTMLFormElement): void {
  const field = findField(first);
  // Browsers before 2022 cannot resubmit a form, so it is sent without a token.
  if (!field || !('requestSubmit' in first)) return;
  // Capturing at the window runs before the router's listener on the document.
  window.addEventListener('submit', onSubmit, true);
  load(field).catch(() => {});
}
