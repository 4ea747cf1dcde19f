import { getFormProps, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '~/components/forms/select-field';
import { Button } from '~/components/ui/button';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { CartAmounts } from './cart-amounts';
import type { CartPageData } from './cart-view';
import type { CartChanges } from './use-cart-changes';

type SummaryProps = { data: CartPageData; changes: CartChanges };

type CartSummaryProps = SummaryProps & {
  /** Id of the form with the numbers of all lines, which the button to the checkout saves. */
  countsForm: string;
};

/** The cart's amounts, with delivery to the chosen country, and the button to the checkout. */
export function CartSummary({ data, changes, countsForm }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  return (
    <section className="cart-summary order-sheet" aria-labelledby="cart-summary-title">
      <div className="order-sheet__inner">
        <h2 id="cart-summary-title">{t('summary.title')}</h2>
        <CartAmounts data={data} isBusy={changes.pending.length > 0} />
        <Button form={countsForm} name="intent" value="checkout" className="btn--wide">
          {t('summary.checkout')}
        </Button>
        <p className="note">{t('side.cards', { cards: data.cards.join(', ') })}</p>
        <DeliveryCountry data={data} changes={changes} />
      </div>
    </section>
  );
}

/** The delivery country field: shows the full price before the checkout, which starts with the same country. */
function DeliveryCountry({ data, changes }: SummaryProps) {
  const { t } = useTranslation(['cart', 'checkout']);
  const locale = useLocale();
  const { delivery, deliveryCountries } = data;
  const chosen = delivery.state === 'unknown' ? undefined : delivery.country;
  const [form, { country }] = useForm<{ country: string }>({
    id: 'cart-country',
    defaultValue: { country: chosen },
  });
  const { onSubmit: noteSubmit, ...props } = getFormProps(form);
  return (
    <form
      {...props}
      method="post"
      action={href('cart', locale)}
      className="cart-country"
      onSubmit={(event) => {
        noteSubmit(event);
        changes.submit(event);
      }}
    >
      <input type="hidden" name="intent" value="country" />
      <SelectField
        meta={country}
        label={t('summary.country')}
        options={[
          ...(chosen ? [] : [{ value: '', label: t('checkout:chooseCountry') }]),
          ...deliveryCountries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Button look="quiet">{t('summary.show')}</Button>
    </form>
  );
}
