import type { CaptchaConfig } from '~/platform/forms/captcha/captcha-config';

type CaptchaFieldProps = {
  /** Undefined if the operator has not configured a captcha; nothing is rendered then. */
  captcha: CaptchaConfig | undefined;
  /** The form's name, which its token carries. */
  action: string;
};

/**
 * The field for a form's token, with the data that scripts need to request one. It has no `value`, because scripts
 * set it and re-rendering must not reset it.
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
