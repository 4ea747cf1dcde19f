import type { CaptchaView } from '~/platform/forms/captcha/captcha-view';

type CaptchaFieldProps = {
  /** Nothing is rendered without: the operator has set up no captcha. */
  captcha: CaptchaView | undefined;
  /** The form's name, which its token will say. */
  action: string;
};

/**
 * Where a form's token goes, and what scripts must know to get one. No `value`: scripts write it, and rendering again must
 * not empty it.
 */
export function CaptchaField({ captcha, action }: CaptchaFieldProps) {
  if (!captcha) return null;
  return (
    <input
      type="hidden"
      name="captchaToken"
      data-captcha={action}
      data-site-key={captcha.siteKey}
      data-script={captcha.script}
    />
  );
}
