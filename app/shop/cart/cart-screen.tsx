import type { SubmissionResult } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { HotelPlate } from '~/components/layout/hotel-plate';
import { Button, buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { GuaranteeReminder } from '~/shop/guarantee/guarantee-notice';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { describeCart } from './cart-status';
import { DeliveryAndPayment } from './delivery-and-payment';
import { CartLines } from './cart-lines';
import { optimisticCart } from './optimistic-cart';
import type { CartActionData, CartPageData, RefusedChange } from './cart-view';
import { CartSummary } from './cart-summary';
import { EmptyCart } from './empty-cart';
import type { PricedCart } from './priced-cart';
import { type CartChanges, useCartChanges } from './use-cart-changes';
import { UnavailableNotice } from './unavailable-notice';

type CartScreenProps = { data: CartPageData; actionData?: CartActionData | undefined };

/** The cart page. The side cart's links lead here without scripts. */
export function CartScreen({ data, actionData }: CartScreenProps) {
  const { t } = useTranslation('cart');
  const changes = useCartChanges();
  const cart = optimisticCart(data.cart, changes.pending);
  const refused = actionData?.ok === false ? actionData : undefined;
  return (
    <div className="wrap cart-page" data-cart="">
      <h1 data-cart-title="" tabIndex={-1}>
        {t('title')}
      </h1>
      {/* Here for an emptied cart too: only changes of an element that stays are announced. */}
      <p className="visually-hidden" role="status">
        {describeCart(t, cart)}
      </p>
      <CartNotices problem={changes.problem ?? refused} cart={cart} />
      {cart.lines.length === 0 ? (
        <div className="cart-page__empty">
          <EmptyCart data={{ ...data, cart }} changes={changes} />
          <HotelPlate />
        </div>
      ) : (
        <FullCart
          data={{ ...data, cart }}
          changes={changes}
          lastResult={changes.lastResult ?? actionData?.result}
        />
      )}
    </div>
  );
}

type CartNoticesProps = { problem: RefusedChange | undefined; cart: PricedCart };

function CartNotices({ problem, cart }: CartNoticesProps) {
  const { t } = useTranslation('cart');
  return (
    <>
      {problem ? (
        <Notice kind="error" role="alert">
          <p>{t(`problems.${problem.problem}`, { count: problem.left ?? 0 })}</p>
        </Notice>
      ) : null}
      <UnavailableNotice cart={cart} />
    </>
  );
}

type FullCartProps = {
  data: CartPageData;
  changes: CartChanges;
  lastResult: SubmissionResult<string[]> | undefined;
};

function FullCart({ data, changes, lastResult }: FullCartProps) {
  const { t } = useTranslation('cart');
  const action = href('cart', useLocale());
  const { cart } = data;
  return (
    <>
      <p className="cart-page__count">{t('itemNumber', { number: cart.itemCount })}</p>
      <div className="cart-page__columns">
        <div>
          <CartLines lines={cart.lines} lastResult={lastResult} onSubmit={changes.submit} />
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
        <CartSummary data={data} changes={changes} />
      </div>
      <DeliveryAndPayment data={data} />
    </>
  );
}
