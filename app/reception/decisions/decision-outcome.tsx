import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import { outcomeNotices, type ShownOutcome } from '../orders/order-actions';

/** How the decision that led to a page ended; nothing without one. */
export function DecisionOutcome({ outcome }: { outcome: ShownOutcome | undefined }) {
  const { t } = useTranslation(['decisions', 'reception']);
  return outcome ? (
    <Notice kind={outcomeNotices[outcome]} title={t(`reception:outcomes.${outcome}`)}>
      <p>{t(`outcomes.${outcome}`)}</p>
    </Notice>
  ) : null;
}
