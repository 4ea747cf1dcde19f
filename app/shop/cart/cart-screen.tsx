import type { SubmissionResult } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { useVatContext } from '~/components/layout/use-vat-context';
import { Button, buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { GuaranteeReminder } from '~/shop/guarantee/guarantee-notice';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { describeCart, describeProblem } from './cart-status';
import { DeliveryAndPayment } from './delivery-and-payment';
import { CartLines } from './cart-lines';
import { optimisticCart } from './optimistic-cart';
import type { CartActionData, CartPageData, RefusedChange } from './cart-view';
import { CartSummary } from './cart-summary';
import { EmptyCart } from './empty-cart';
import type { PricedCart, PricedLine } from './priced-cart';
import { describeTotal } from './total-status';
import { type CartChanges, useCartChanges } from './use-cart-changes';
import { UnavailableNotice } from './unavailable-notice';
import { useCartForm } from './use-cart-form';

type CartScreenProps = { data: CartPageData; actionData?: CartActionData | undefined };

/** The cart page. The side cart's links lead here without scripts. */
export function CartScreen({ data, actionData }: CartScreenProps) {
  const { t } = useTranslation('cart');
  const changes = useCartChanges();
  const cart = optimisticCart(data.cart, changes.pending);
  const total = describeTotal(t, data, useVatContext());
  const refused = actionData?.ok === false ? actionData : undefined;
  const problem = changes.problem ?? refused;
  return (
    <div className="wrap cart-page" data-cart="">
      <h1 data-cart-title="" tabIndex={-1}>
        {t('title')}
      </h1>
      {/* Here for an emptied cart too: only changes of an element that stays are announced. */}
      <div className="visually-hidden" role="status" aria-atomic={false}>
        <p>{describeCart(t, cart)}</p>
        {total && cart.lines.length > 0 ? <p>{total}</p> : null}
      </div>
      {cart.lines.length === 0 ? (
        <>
          <CartNotices message={problem && describeProblem(t, problem)} cart={cart} />
          <div className="cart-page__empty">
            <EmptyCart data={{ ...data, cart }} changes={changes} />
            <HotelPlate />
          </div>
        </>
      ) : (
        <FullCart
          data={{ ...data, cart }}
          changes={changes}
          problem={problem}
          lastResult={changes.lastResult ?? actionData?.result}
        />
      )}
    </div>
  );
}

type CartNoticesProps = {
  /** Why the last change was refused. */
  message: string | undefined;
  cart: PricedCart;
  /** Id of the field whose number was refused. */
  fieldId?: string | undefined;
};

function CartNotices({ message, cart, fieldId }: CartNoticesProps) {
  return (
    <>
      {message ? (
        <Notice kind="error" role="alert">
          <p>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</p>
        </Notice>
      ) : null}
      <UnavailableNotice cart={cart} />
    </>
  );
}

type FullCartProps = {
  data: CartPageData;
  changes: CartChanges;
  problem: RefusedChange | undefined;
  /** Of the last change, of the numbers or another. */
  lastResult: SubmissionResult<string[]> | undefined;
};

function FullCart({ data, changes, problem, lastResult }: FullCartProps) {
  const { t } = useTranslation('cart');
  const action = href('cart', useLocale());
  const { cart } = data;
  const form = useCartForm(data, changes, lastResult);
  const message = problem && describeProblem(t, problem);
  const findCount = ({ variantId }: PricedLine) => {
    const meta = form.counts.get(variantId);
    return meta && { meta, error: meta.errors && message };
  };
  return (
    <>
      <CartNotices
        message={message}
        cart={cart}
        fieldId={[...form.counts.values()].find(({ errors }) => errors)?.id}
      />
      <p className="cart-page__count">{t('itemNumber', { number: cart.itemCount })}</p>
      <form {...form.props}>
        {/* What Enter in a number field presses: the first button of its form. */}
        <button
          type="submit"
          className="visually-hidden"
          name="intent"
          value="update"
          tabIndex={-1}
          aria-hidden="true"
        />
      </form>
      <div className="cart-page__columns">
        <div>
          <CartLines lines={cart.lines} findCount={findCount} onSubmit={changes.submit} />
          <div className="cart-page__below">
            <LocaleLink page="shop" className={buttonClass('quiet')}>
              {t('summary.continue')}
            </LocaleLink>
            <form method="post" action={action} onSubmit={changes.submit}>
              <Button look="quiet" name="intent" value="empty">
                {t('emptyAll')}
              </Button>
            </form>
          </div>
          <GuaranteeReminder guarantee={data.guarantee} />
        </div>
        <CartSummary data={data} isBusy={changes.pending.length > 0} form={form} />
      </div>
      <DeliveryAndPayment data={data} />
    </>
  );
}
