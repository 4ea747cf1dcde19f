import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentMarks } from '~/components/layout/payment-marks';
import { buttonClass } from '~/components/ui/button';
import formsStyles from '~/components/forms/forms.css?url';
import { Icon } from '~/components/ui/icon';
import { UnusedStyles } from '~/components/ui/unused-styles';
import { useHydrated } from '~/components/ui/use-hydrated';
import { LocaleLink } from '~/routing/locale-link';
import { useWorkingDays } from '~/shop/delivery/use-working-days';
import checkoutStyles from '~/shop/checkout/checkout.css?url';
import type { CartLine } from './cart';
import { CartLines } from './cart-lines';
import { optimisticCart } from './optimistic-cart';
import type { CartPageData } from './cart-view';
import { CartAmounts } from './cart-amounts';
import { EmptyCart } from './empty-cart';
import { describeCart, describeProblem } from './cart-status';
import { UnavailableNotice } from './unavailable-notice';
import { type CartChanges, useCartChanges } from './use-cart-changes';
import { useCartMirror } from './use-cart-mirror';
import { useSideCart } from './use-side-cart';

/** Those of the cart page, whose data the panel fetches. */
const cartPageStyles = [formsStyles, checkoutStyles];

/** The part of the root loader's data that the cart uses. */
type CartFrame = {
  itemCount: number;
  cartLines?: CartLine[];
  cartKnown: boolean;
  /** Accepted cards, and the payment provider. */
  cards: readonly string[];
};

/** Read by the entry script (entry.loader.ts): tells it what to do with the mirror before other scripts have loaded. */
function cartState({
  cartKnown,
  itemCount,
}: Pick<CartFrame, 'cartKnown' | 'itemCount'>): 'unknown' | 'empty' | undefined {
  if (!cartKnown) return 'unknown';
  return itemCount === 0 ? 'empty' : undefined;
}

/** The cart panel beside the page. It needs scripts; without them the same links lead to the cart page. */
export function SideCart({ frame }: { frame: CartFrame | undefined }) {
  const { t } = useTranslation('cart');
  useCartMirror(
    frame && { count: frame.itemCount, lines: frame.cartLines, known: frame.cartKnown },
  );
  const changes = useCartChanges();
  const { dialog, data, isCurrent, isUsed, close, ...panel } = useSideCart(changes.dismiss);
  const cart = data && optimisticCart(data.cart, changes.pending);
  // A browser that blocks cookies has kept nothing.
  const isAdded = panel.isAdded && cart !== undefined && cart.lines.length > 0;
  const title = useId();
  const isHydrated = useHydrated();
  const closeOnVeil = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; keys have Escape
    <dialog
      ref={dialog}
      className="side-cart"
      aria-labelledby={isHydrated ? title : undefined}
      data-cart-state={frame && cartState(frame)}
      onClick={closeOnVeil}
    >
      {isHydrated ? (
        <div className="side-cart__sheet" data-cart="">
          {isUsed ? <UnusedStyles of={cartPageStyles} /> : null}
          <header className="side-cart__head">
            <button type="button" className="btn btn--quiet side-cart__close" onClick={close}>
              <Icon name="close" />
              {t('side.close')}
            </button>
            <h2 id={title} data-cart-title="" tabIndex={-1}>
              {t('title')}
            </h2>
          </header>
          {/*
            Empty while the panel opens: only what is filled in later is announced. Not as a whole: of a changed or removed
            line the total is said, not again that something was added.
          */}
          <div className="visually-hidden" role="status" aria-atomic={false}>
            {cart && isCurrent ? (
              <>
                {isAdded ? <p>{t('side.added')}</p> : null}
                <p>{describeCart(t, cart)}</p>
              </>
            ) : null}
          </div>
          {cart ? (
            <SideCartContent
              data={{ ...data, cart }}
              changes={changes}
              isAdded={isAdded}
              marks={frame?.cards ?? []}
            />
          ) : (
            <p className="side-cart__loading">{t('side.loading')}</p>
          )}
        </div>
      ) : null}
    </dialog>
  );
}

type SideCartContentProps = {
  data: CartPageData;
  changes: CartChanges;
  isAdded: boolean;
  marks: readonly string[];
};

function SideCartContent({ data, changes, isAdded, marks }: SideCartContentProps) {
  const { t } = useTranslation('cart');
  const { cart } = data;
  return (
    <>
      <div className="side-cart__body">
        {isAdded ? (
          <p className="side-cart__added">
            <Icon name="check" />
            {t('side.added')}
          </p>
        ) : null}
        {changes.problem ? (
          <p className="side-cart__problem" role="alert">
            {describeProblem(t, changes.problem)}
          </p>
        ) : null}
        <UnavailableNotice cart={cart} />
        <p className="side-cart__count">{t('itemNumber', { number: cart.itemCount })}</p>
        {cart.lines.length === 0 ? (
          <EmptyCart data={data} changes={changes} />
        ) : (
          <CartLines lines={cart.lines} onSubmit={changes.submit} />
        )}
      </div>
      {cart.lines.length === 0 ? null : (
        <SideCartFoot data={data} isBusy={changes.pending.length > 0} marks={marks} />
      )}
    </>
  );
}

type SideCartFootProps = { data: CartPageData; isBusy: boolean; marks: readonly string[] };

/** Total and checkout link stay in view while the rows scroll; the small print follows below. */
function SideCartFoot({ data, isBusy, marks }: SideCartFootProps) {
  const { t } = useTranslation(['cart', 'common']);
  const days = useWorkingDays(data.deliveryDays);
  return (
    <>
      <div className="side-cart__foot">
        <CartAmounts data={data} isBusy={isBusy} />
        <LocaleLink page="cart" className={buttonClass('filled', 'btn--wide')}>
          {t('side.overview')}
        </LocaleLink>
        <LocaleLink page="shop" className={buttonClass('line', 'btn--wide')}>
          {t('summary.continue')}
        </LocaleLink>
      </div>
      <div className="side-cart__after">
        <LocaleLink page="home" className={buttonClass('quiet')}>
          {t('common:backHome')}
        </LocaleLink>
        <p className="note">{t('side.note', { days })}</p>
        <PaymentMarks names={marks} />
        <p className="note">{t('before.confidential')}</p>
      </div>
    </>
  );
}
