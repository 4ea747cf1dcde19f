import { getT } from '~/i18n/i18n.server';
import { staffLocale } from '~/i18n/staff-locale';

/** The actions on an order's page at the desk, as they are labelled there, for the emails to staff. */
export function orderActionLabels() {
  const t = getT(staffLocale);
  return {
    charge: t('reception:actions.capture.link'),
    refund: t('reception:actions.refund.link'),
    release: t('reception:actions.void.link'),
    decide: t('reception:actions.review.link'),
  };
}
