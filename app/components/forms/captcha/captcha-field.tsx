import { useFrame } from '~/components/layout/use-frame';

/**
 * The field for a form's token, with the data that scripts need to request one; nothing if the operator has not
 * configured a captcha. It has no `value`, because scripts set it and re-rendering must not reset it.
 * @param action the form's name, which its token carries
 */
export function CaptchaField({ action }: { action: string }) {
  const captcha = useFrame()?.captcha;
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
