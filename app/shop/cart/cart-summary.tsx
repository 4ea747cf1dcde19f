import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '~/components/forms/select-field';
import { Button, buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Price } from '~/components/ui/price';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import type { CartPageData } from './cart.loader.server';
import { OrderAmounts } from './order-amounts';

type CartSummaryProps = {
  data: CartPageData;
  /** Changes are pending: delivery and total are the previous ones. */
  isBusy: boolean;
};

/** The cart's amounts, with delivery to the chosen country, and the link to the checkout. */
export function CartSummary({ data, isBusy }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  return (
    <section className="cart-summary order-sheet" aria-labelledby="cart-summary-title">
      <div className="order-sheet__inner">
        <h2 id="cart-summary-title">{t('summary.title')}</h2>
        <CartAmounts data={data} isBusy={isBusy} />
        <LocaleLink page="checkout" className={buttonClass('filled', 'btn--wide')}>
          {t('summary.checkout')}
        </LocaleLink>
        <p className="note">{t('side.cards', { cards: data.cards.join(', ') })}</p>
        <DeliveryCountry data={data} />
      </div>
    </section>
  );
}

/** Subtotal, delivery and total; an error when the parcel cannot be sent. */
export function CartAmounts({ data, isBusy }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const { cart, delivery, totalCents } = data;
  return (
    <>
      {delivery.state === 'refused' ? (
        <Notice kind="error">
          <p>
            {delivery.reason === 'weight'
              ? t('summary.refusedWeight')
              : t('summary.refusedCountry', { country: delivery.countryName })}
          </p>
        </Notice>
      ) : null}
      <OrderAmounts
        subtotalCents={cart.subtotalCents}
        delivery={delivery}
        unknownText={t('summary.laterText')}
        isBusy={isBusy}
      >
        <div className="amounts__total">
          <dt>{totalCents === null ? t('summary.totalWithoutDelivery') : t('summary.total')}</dt>
          <dd>
            <Price cents={totalCents ?? cart.subtotalCents} />
          </dd>
        </div>
      </OrderAmounts>
    </>
  );
}

/** Asks for the country, so that the whole price is known before the checkout begins. */
function DeliveryCountry({ data }: Pick<CartSummaryProps, 'data'>) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const { delivery, deliveryCountries } = data;
  return (
    <Form
      method="get"
      action={href('cart', locale)}
      className="cart-country"
      preventScrollReset
      replace
    >
      <SelectField
        name="country"
        label={t('summary.country')}
        options={deliveryCountries.map(({ code, name }) => ({ value: code, label: name }))}
        value={delivery.state === 'unknown' ? undefined : delivery.country}
      />
      <Button look="quiet">{t('summary.show')}</Button>
    </Form>
  );
}
