import type { CaptchaConfig } from '~/platform/forms/captcha/captcha-config';

type CaptchaFieldProps = {
  /** Undefined, and nothing rendered, where the operator has not set up a captcha. */
  captcha: CaptchaConfig | undefined;
  /** The form's name, which its token will carry. */
  action: string;
};

/**
 * The field for a form's token, and what scripts need to request one. No `value`: scripts set it, and rendering again
 * must not reset it.
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
