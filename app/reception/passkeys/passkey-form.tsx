import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '~/components/ui/button';

/** The id of the only such form on a page. */
export const passkeyFormId = 'passkey';

type PasskeyFormProps = {
  /** `create` adds a passkey, `get` signs in. */
  kind: 'create' | 'get';
  action: string;
  /** The button’s label. */
  button: string;
  look?: ButtonVariant;
  children?: ReactNode;
};

/** A form that a script shows and fills in where the browser has passkeys (`passkey-forms.client.ts`). */
export function PasskeyForm({ kind, action, button, look, children }: PasskeyFormProps) {
  const { t } = useTranslation('account');
  return (
    <form
      id={passkeyFormId}
      className="desk-form"
      method="post"
      action={action}
      hidden
      data-passkey={kind}
      data-cancelled={t(`notes.cancelled.${kind}`)}
      data-failed={t('notes.failed')}
      data-known={t('notes.known')}
    >
      {children}
      <input type="hidden" name="passkey" />
      <Button look={look}>{button}</Button>
      <p className="desk-passkey-note" role="alert" />
    </form>
  );
}
