import { useTranslation } from 'react-i18next';
import { BackToToday } from './back-to-today';

type RefusalScreenProps = {
  kind: 'unused' | 'foreign' | 'forbidden' | 'missing' | 'unknown' | 'failed';
};

/** The desk's error page. */
export function RefusalScreen({ kind }: RefusalScreenProps) {
  const { t } = useTranslation('reception');
  return (
    <div className="desk-column stack">
      <h1>{t(`refusals.${kind}.title`)}</h1>
      <p>{t(`refusals.${kind}.text`, { command: 'npm run staff -- add' })}</p>
      {kind === 'unused' ? null : <BackToToday />}
    </div>
  );
}
