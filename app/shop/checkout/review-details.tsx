import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '~/components/forms/choice-field';
import type { FormField } from '~/components/forms/form-fields';
import { useWorkingDays } from '~/shop/delivery/use-working-days';
import { DeliveryNotes } from '~/shop/delivery/delivery-notes';
import { formatMoney } from '~/i18n/format';
import { LocaleLink } from '~/routing/locale-link';
import { type AddressLines, buyerAddress, recipientAddress } from './address-lines';
import type { CheckoutView } from './checkout-view';

type ReviewSectionsProps = { view: CheckoutView; payment: FormField };

/** Buyer, delivery and payment, each with a link to change it. */
export function ReviewDetails({ view, payment }: ReviewSectionsProps) {
  const { t } = useTranslation('checkout');
  const { values, carrier, deliveryDays } = view;
  const days = useWorkingDays(deliveryDays);
  return (
    <>
      <ReviewSection title={t('review.buyer')} step="data" what={t('review.changeBuyer')}>
        <Address address={buyerAddress(view)} />
        <p className="has-address">{values.email}</p>
      </ReviewSection>
      <ReviewSection title={t('review.delivery')} step="delivery" what={t('review.changeDelivery')}>
        <Address address={recipientAddress(view)} />
        <p>
          {t('delivery.method', { carrier })}. {t('delivery.days', { days })}
        </p>
        <DeliveryNotes notes={view.deliveryNotes} />
        <TypedText label={t('review.giftMessage')} text={values.giftMessage} />
        <TypedText label={t('review.comment')} text={values.comment} />
      </ReviewSection>
      <PaymentSection view={view} field={payment} />
    </>
  );
}

function TypedText({ label, text }: { label: string; text: string | undefined }) {
  return text ? (
    <p className="review-section__typed">
      <span>{label}:</span> {text}
    </p>
  ) : null;
}

type ReviewSectionProps = {
  title: string;
  step: 'data' | 'delivery';
  /** What the link changes, for screen readers that read links out of context. */
  what: string;
  children: ReactNode;
};

function ReviewSection({ title, step, what, children }: ReviewSectionProps) {
  const { t } = useTranslation('checkout');
  return (
    <section className="review-section">
      <header>
        <h2>{title}</h2>
        <LocaleLink page="checkout" search={`step=${step}`} className="btn btn--quiet">
          {t('review.change')}
          <span className="visually-hidden">: {what}</span>
        </LocaleLink>
      </header>
      {children}
    </section>
  );
}

function Address({ address }: { address: AddressLines }) {
  return (
    <address>
      {[address.name, ...address.lines, address.phone].map((line) => (
        <Fragment key={line}>
          <span>{line}</span>{' '}
        </Fragment>
      ))}
    </address>
  );
}

type PaymentSectionProps = { view: CheckoutView; field: FormField };

function PaymentSection({ view, field }: PaymentSectionProps) {
  const { t } = useTranslation('checkout');
  const total = formatMoney(view.totalCents ?? view.cart.subtotalCents);
  return (
    <section className="review-section">
      <h2>{t('review.payment')}</h2>
      <ChoiceField
        {...field}
        legend={t('fields.paymentMethod')}
        choices={[
          {
            value: 'card',
            label: t('review.card'),
            text: t('review.cardBrands', { cards: view.cards.join(', ') }),
          },
        ]}
      />
      <p>{t('review.reserved', { total })}</p>
      <p>{t('review.released')}</p>
    </section>
  );
}
