import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';

/** The button of a confirmation page, and the way back without it. @param props.back the address of that */
export function ConfirmButtons({ label, back }: { label: string; back: string }) {
  const { t } = useTranslation('reception');
  return (
    <div className="desk-buttons">
      <Button>{label}</Button>
      <a className="standalone-link" href={back}>
        {t('actions.cancel')}
      </a>
    </div>
  );
}
