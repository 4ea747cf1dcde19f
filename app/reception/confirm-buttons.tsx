import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '~/components/ui/button';

type Props = {
  label: string;
  look?: ButtonVariant | undefined;
  /** The address of the way back. */
  back: string;
};

/** The button of a confirmation page, and the way back without it. */
export function ConfirmButtons({ label, look, back }: Props) {
  const { t } = useTranslation('reception');
  return (
    <div className="desk-buttons">
      <Button look={look}>{label}</Button>
      <a className="standalone-link" href={back}>
        {t('actions.cancel')}
      </a>
    </div>
  );
}
