import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { resourceHref } from '~/routing/resource-href';
import { Consequences } from '../consequences';

type RemovePasskeyScreenProps = { name: string; error: string | undefined; submissionId: string };

/** Asks before a passkey is removed. */
export function RemovePasskeyScreen({ name, error, submissionId }: RemovePasskeyScreenProps) {
  const { t } = useTranslation(['account', 'reception']);
  return (
    <div className="desk-column stack">
      {error ? <Notice kind="error" title={error} /> : null}
      <h1 className="desk-title">
        <span>{t('remove.title')}</span> <span>{name}</span>
      </h1>
      <Consequences texts={[t('remove.text'), t('remove.sessions')]} />
      <form className="desk-buttons" method="post">
        <input type="hidden" name="submission" value={submissionId} />
        <Button>{t('remove.button')}</Button>
        <a className="standalone-link" href={resourceHref('reception.account')}>
          {t('reception:actions.cancel')}
        </a>
      </form>
    </div>
  );
}
