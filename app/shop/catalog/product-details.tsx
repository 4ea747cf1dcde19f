import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVatContext } from '~/components/layout/use-vat-context';
import { Icon } from '~/components/ui/icon';
import { formatMoney } from '~/i18n/format';
import { guaranteeLink, withdrawalEntry } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import { useWorkingDays } from '~/shop/delivery/use-working-days';
import type { DeliveryFrom } from '~/shop/delivery/delivery-estimate';
import type { DeliveryTerms, ProductView, SellerDetails } from './product.loader.server';
import { TasteScale } from './taste-scale';

type TermsProps = { delivery: DeliveryTerms; seller: SellerDetails; cards: readonly string[] };

type PromisesProps = Pick<TermsProps, 'delivery'> & { from?: DeliveryFrom | undefined };

/** Delivery and payment in brief, shown next to the button. */
export function Promises({ delivery, from }: PromisesProps) {
  const { t } = useTranslation('shop');
  const days = useWorkingDays(delivery.days);
  return (
    <ul className="promises">
      <PromiseRow>{t('promises.ready')}</PromiseRow>
      {from ? (
        <PromiseRow>
          {t(from.to ? 'promises.deliveryTo' : 'promises.delivery', {
            carrier: delivery.carrier,
            days,
            to: from.to,
            countries: from.countries,
            price: formatMoney(from.cents),
          })}
        </PromiseRow>
      ) : null}
      <PromiseRow>{t('promises.charge')}</PromiseRow>
    </ul>
  );
}

function PromiseRow({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="check" />
      <span>{children}</span>
    </li>
  );
}

/** Taste, production and delivery as sections that expand without scripts. */
export function ProductDetails({ product, ...terms }: { product: ProductView } & TermsProps) {
  const { t } = useTranslation('shop');
  return (
    <div className="sheets">
      {product.tasting || product.taste ? (
        <details className="sheet" open>
          <summary>
            {t('tasting')} <Icon name="down" />
          </summary>
          <div className="sheet__body">
            {product.tasting ? <p>{product.tasting}</p> : null}
            {product.taste ? <TasteScale taste={product.taste} /> : null}
          </div>
        </details>
      ) : null}
      {product.making ? (
        <details className="sheet">
          <summary>
            {t('making')} <Icon name="down" />
          </summary>
          <div className="sheet__body">
            <p>{product.making}</p>
          </div>
        </details>
      ) : null}
      <DeliverySheet {...terms} />
    </div>
  );
}

function DeliverySheet({ delivery, seller, cards }: TermsProps) {
  const { t } = useTranslation(['shop', 'common']);
  const locale = useLocale();
  return (
    <details className="sheet" id="delivery">
      <summary>
        {t('delivery.title')} <Icon name="down" />
      </summary>
      <div className="sheet__body">
        <p>{t('delivery.intro', useVatContext())}</p>
        <ul className="sheet__list tabular">
          {delivery.zones.map(({ id, countries, fromCents }) => (
            <li key={id}>
              {t('delivery.from', {
                countries: countries.join(', '),
                price: formatMoney(fromCents),
              })}
            </li>
          ))}
        </ul>
        <p>{t('delivery.cards', { cards: cards.join(', ') })}</p>
        <ul className="sheet__links">
          {(['shipping', 'payment', 'terms'] as const).map((page) => (
            <li key={page}>
              <LocaleLink page={page}>{t(`common:pages.${page}`)}</LocaleLink>
            </li>
          ))}
          <li>
            <LocaleLink page="withdrawal">{withdrawalEntry[locale]}</LocaleLink>
          </li>
          <li>
            <LocaleLink page="guarantee">{guaranteeLink[locale]}</LocaleLink>
          </li>
        </ul>
        <p>
          <strong>{t('delivery.seller')}</strong>
          <br />
          {seller.legalName}
          <br />
          {seller.address}
          <br />
          <a href={`tel:${seller.phone}`}>{seller.phoneDisplay}</a>,{' '}
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </p>
      </div>
    </details>
  );
}
