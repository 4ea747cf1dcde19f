import { useTranslation } from 'react-i18next';
import { FilledText, gap } from '~/components/ui/filled-text';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { CheckoutView } from './checkout-view';

/** The seller and the right of withdrawal, required before an order is placed (CRD Art. 6(1)). */
export function SellerNotes({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const { seller } = view;
  return (
    <div className="seller-notes">
      <section>
        <h2>{t('review.seller')}</h2>
        <address>
          {seller.legalName}
          <br />
          {seller.address}
          <br />
          {t('review.taxNumber', { taxNumber: seller.taxNumber })}
          <br />
          <a href={`tel:${seller.phone}`}>{seller.phoneDisplay}</a>
          <br />
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </address>
      </section>
      <section>
        <h2>{t('review.withdrawalTitle')}</h2>
        <p className="has-address">
          <FilledText text={t('review.withdrawal', { link: gap, email: seller.email })}>
            <NewTabLink href={href('withdrawal', locale)}>{withdrawalEntry[locale]}</NewTabLink>
          </FilledText>
        </p>
      </section>
    </div>
  );
}
