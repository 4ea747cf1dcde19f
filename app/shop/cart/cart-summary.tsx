import { getFormProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '~/components/forms/select-field';
import { Button, buttonClass } from '~/components/ui/button';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { type CartAmountsProps, CartAmounts } from './cart-amounts';

/** The cart's amounts, with delivery to the chosen country, and the link to the checkout. */
export function CartSummary({ data, isBusy }: CartAmountsProps) {
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

/** Asks for the country, so that the whole price is known before the checkout begins. */
function DeliveryCountry({ data }: Pick<CartAmountsProps, 'data'>) {
  const { t } = useTranslation(['cart', 'checkout']);
  const locale = useLocale();
  const { delivery, deliveryCountries } = data;
  const chosen = delivery.state === 'unknown' ? undefined : delivery.country;
  const [form, { country }] = useForm<{ country: string }>({
    id: 'cart-country',
    defaultValue: { country: chosen },
  });
  return (
    <Form
      {...getFormProps(form)}
      method="get"
      action={href('cart', locale)}
      className="cart-country"
      preventScrollReset
      replace
    >
      <SelectField
        meta={country}
        label={t('summary.country')}
        options={[
          ...(chosen ? [] : [{ value: '', label: t('checkout:chooseCountry') }]),
          ...deliveryCountries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Button look="quiet">{t('summary.show')}</Button>
    </Form>
  );
}
