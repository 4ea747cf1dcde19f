import { useTranslation } from 'react-i18next';
import { SelectField } from '~/components/forms/select-field';
import { Button } from '~/components/ui/button';
import { CartAmounts } from './cart-amounts';
import type { CartPageData } from './cart-view';
import type { useCartForm } from './use-cart-form';

type CartSummaryProps = {
  data: CartPageData;
  isBusy: boolean;
  /** The page's form, which the buttons submit. */
  form: Pick<ReturnType<typeof useCartForm>, 'props' | 'country' | 'chosen'>;
};

/** The cart's amounts, with delivery to the chosen country, and the button to the checkout. */
export function CartSummary({ data, isBusy, form }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  return (
    <section className="cart-summary order-sheet" aria-labelledby="cart-summary-title">
      <div className="order-sheet__inner">
        <h2 id="cart-summary-title">{t('summary.title')}</h2>
        <CartAmounts data={data} isBusy={isBusy} />
        <Button form={form.props.id} name="intent" value="checkout" className="btn--wide">
          {t('summary.checkout')}
        </Button>
        <p className="note">{t('side.cards', { cards: data.cards.join(', ') })}</p>
        <DeliveryCountry countries={data.deliveryCountries} form={form} />
      </div>
    </section>
  );
}

type DeliveryCountryProps = {
  countries: CartPageData['deliveryCountries'];
  form: CartSummaryProps['form'];
};

/** The delivery country field: shows the full price before the checkout, which starts with the same country. */
function DeliveryCountry({ countries, form: { props, country, chosen } }: DeliveryCountryProps) {
  const { t } = useTranslation(['cart', 'checkout']);
  return (
    <div className="cart-country">
      <SelectField
        meta={country}
        label={t('summary.country')}
        options={[
          ...(chosen ? [] : [{ value: '', label: t('checkout:chooseCountry') }]),
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Button look="quiet" form={props.id} name="intent" value="country">
        {t('summary.show')}
      </Button>
    </div>
  );
}
