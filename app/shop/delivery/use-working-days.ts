import { useTranslation } from 'react-i18next';
import { type DeliveryDays, toWorkingDays } from './working-days';

/** `5 to 7 working days`, to be put into a sentence. */
export function useWorkingDays(days: DeliveryDays): string {
  const { t } = useTranslation('common');
  const { key, ...values } = toWorkingDays(days);
  return t(key, values);
}
