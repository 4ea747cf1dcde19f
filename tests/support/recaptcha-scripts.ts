/** The emulator's origin, and which of Google's two scripts is requested. */
type ScriptOptions = { origin: string; isEnterprise: boolean };

/**
 * The script that a site loads: `grecaptcha.ready` and `execute` (for Enterprise under `grecaptcha.enterprise`), a
 * badge, and a frame that communicates with the service, as in Google's.
 */
export function loaderScript({ origin, isEnterprise }: ScriptOptions): string {
  return `(() => {
  const frame = document.createElement('iframe');
  frame.src = ${JSON.stringify(`${origin}/recaptcha/api2/anchor`)};
  const badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  badge.append(frame);
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  document.body.append(badge);
  const recaptcha = {
    ready: (then) => void loaded.then(then),
    execute: async (key, { action }) => {
      await loaded;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve, reject) => {
        port1.onmessage = ({ data }) => (data.token ? resolve(data.token) : reject(new Error('no token')));
      });
      frame.contentWindow.postMessage({ key, action, hostname: location.hostname }, '*', [port2]);
      return answer;
    },
  };
  window.grecaptcha = ${isEnterprise ? '{ enterprise: recaptcha }' : 'recaptcha'};
})();`;
}

/** The page in the frame: requests a token from the service on the service's own origin. */
export const anchorPage = `<!doctype html><title>reCAPTCHA emulator</title><script>
addEventListener('message', async ({ data, ports }) => {
  const answer = await fetch('/recaptcha/api2/reload', { method: 'POST', body: JSON.stringify(data) });
  ports[0].postMessage(answer.ok ? await answer.json() : {});
});
</script>`;
