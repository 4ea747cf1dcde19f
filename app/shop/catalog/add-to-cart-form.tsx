import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useVatContext } from '~/components/layout/use-vat-context';
import { ChoiceField } from '~/components/forms/choice-field';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Price, UnitPrice } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { Quantity } from '~/components/ui/quantity';
import { nameIncludesSize } from '~/content/size-name';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { ProductView, VariantDetails } from './product.loader.server';
import { canBuy } from './availability';
import { AvailabilityNote } from './availability-note';

/** The part of the cart's action data that this form uses. */
type AddActionData = {
  ok: boolean;
  problem?: string;
  left?: number;
  result: SubmissionResult<string[]>;
};

type AddFields = { productId: string; variantId: string; count: string };

/**
 * Size, price, quantity and button. A plain form that posts to the cart page; with scripts it is submitted without
 * leaving the page, and the side cart is notified.
 */
export function AddToCartForm({ product }: { product: ProductView }) {
  const { t } = useTranslation(['shop', 'common']);
  const locale = useLocale();
  // Without a key: under one, the form of a related product would begin with the answer about this one.
  const fetcher = useFetcher<AddActionData>();
  const { data } = fetcher;
  const { variants, chosenVariantId } = product;
  const [only] = variants;
  const isBusy = fetcher.state !== 'idle';
  useEffect(() => {
    // Reads the form's own fetcher, whose data persists. A busy browser may skip the intermediate states, in which case
    // the list of all fetchers never contains an entry for this one.
    if (!isBusy && data?.ok) window.dispatchEvent(new Event('cart-added'));
  }, [isBusy, data]);
  const [form, fields] = useForm<AddFields>({
    id: 'add',
    lastResult: data?.result ?? null,
    defaultValue: { productId: product.id, variantId: chosenVariantId ?? only?.id },
  });
  return (
    <fetcher.Form
      {...getFormProps(form)}
      className="add"
      method="post"
      action={href('cart', locale)}
    >
      <input type="hidden" name="intent" value="add" />
      <input {...getInputProps(fields.productId, { type: 'hidden' })} />
      {variants.length > 1 ? (
        <ChoiceField
          meta={fields.variantId}
          legend={t('size')}
          tiles
          choices={variants.map((variant) => ({
            value: variant.id,
            label: variant.name,
            text: <VariantPrice variant={variant} />,
            // The chosen size may sell out while the page is open: disabled, it would be missing from the form.
            disabled: !canBuy(variant.availability) && variant.id !== fields.variantId.value,
          }))}
        />
      ) : (
        <input {...getInputProps(fields.variantId, { type: 'hidden' })} />
      )}
      <div className="add__row">
        <PriceBlock product={product} />
        {chosenVariantId ? (
          <>
            <Quantity of={product.name} meta={fields.count} />
            <Button aria-disabled={isBusy || undefined}>{isBusy ? t('adding') : t('add')}</Button>
          </>
        ) : (
          <AvailabilityNote
            of={variants.some(({ availability }) => availability === 'out') ? 'out' : 'off'}
            className="add__out"
          />
        )}
        {/* In the row, which on phones stays in view. */}
        {data?.ok === false && !isBusy ? (
          <Notice kind="error" role="alert">
            <p>{t(failureKey(data.problem, variants.length > 1), { count: data.left ?? 0 })}</p>
          </Notice>
        ) : null}
      </div>
    </fetcher.Form>
  );
}

function failureKey(problem: string | undefined, isChoice: boolean) {
  if (problem === 'count') return 'addInvalid';
  if (problem === 'soldOut') return isChoice ? 'addSizeSoldOut' : 'addSoldOut';
  if (problem === 'stock') return 'addTooMany';
  return problem === 'full' ? 'addFull' : 'addFailed';
}

/**
 * The price in large type, rendered once per size. The style sheet shows only the chosen size's line, so that the price
 * matches the choice without scripts too.
 */
function PriceBlock({ product }: { product: ProductView }) {
  const { t } = useTranslation('shop');
  const vat = useVatContext();
  const { variants, chosenVariantId, subtitle } = product;
  const isChoice = variants.length > 1;
  return (
    <div className={isChoice ? 'buy-price buy-price--choice' : 'buy-price'}>
      {variants.map((variant) => (
        <p key={variant.id} data-chosen={variant.id === chosenVariantId || undefined}>
          <Price cents={variant.priceCents} />{' '}
          <span className="buy-price__note">
            {isChoice || nameIncludesSize(subtitle, variant.name) ? null : `${variant.name}, `}
            {variant.unitPrice ? (
              <>
                <UnitPrice {...variant.unitPrice} />
                {', '}
              </>
            ) : null}
            {t('priceNote', vat)}
          </span>
          <PriceNotes of={variant} />
          {variant.availability === 'few' ? (
            <AvailabilityNote of="few" className="buy-price__few" />
          ) : null}
        </p>
      ))}
    </div>
  );
}

function VariantPrice({ variant }: { variant: VariantDetails }) {
  const { availability } = variant;
  if (!canBuy(availability)) return <AvailabilityNote of={availability} />;
  return (
    <>
      <Price cents={variant.priceCents} />
      {variant.unitPrice ? (
        <>
          <br />
          <UnitPrice {...variant.unitPrice} />
        </>
      ) : null}
      <PriceNotes of={{ ...variant, reduction: undefined }} isShort />
    </>
  );
}
