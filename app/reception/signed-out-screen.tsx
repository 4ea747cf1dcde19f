import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { HiddenFields } from './hidden-fields';

type SignedOutScreenProps = {
  /** The address that the form was sent to. */
  action: string;
  signIn: string;
  fields: readonly (readonly [string, string])[];
};

/** Keeps a form that was sent after the session had ended, so that nothing typed is lost. */
export function SignedOutScreen({ action, signIn, fields }: SignedOutScreenProps) {
  const { t } = useTranslation('reception');
  return (
    <div className="desk-column stack">
      <h1>{t('signedOut.title')}</h1>
      <p>{t('signedOut.text')}</p>
      <p>
        <a className="standalone-link" href={signIn} target="_blank" rel="noopener">
          {t('signedOut.signIn')}
        </a>
      </p>
      <form method="post" action={action}>
        <HiddenFields fields={fields} />
        <Button>{t('signedOut.send')}</Button>
      </form>
    </div>
  );
}
