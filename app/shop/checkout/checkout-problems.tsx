import { useTranslation } from 'react-i18next';
import { FilledText, gap } from '~/components/ui/filled-text';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { Notice } from '~/components/ui/notice';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { CheckoutProblem, CheckoutView } from './checkout-view';

/** Holds the place of the email address in a text, as `gap` does that of the telephone number. */
const mailGap = '\t';

type ProblemNoticeProps = { view: CheckoutView; problem: CheckoutProblem; id?: string };

/** Explains why a step was not accepted, including changed prices. */
export function ProblemNotice({ view, problem, id }: ProblemNoticeProps) {
  const { t } = useTranslation('checkout');
  const { seller, delivery, deliveryCountries } = view;
  const values = {
    email: mailGap,
    phone: gap,
    country: delivery.state === 'unknown' ? '' : delivery.countryName,
    limit: formatMoney(view.maxTotalCents ?? 0),
    countries: deliveryCountries.map(({ name }) => name).join(', '),
  };
  const text = t(`problems.${problem}.text`, values);
  return (
    <Notice
      {...(id && { id })}
      kind={problem === 'changed' || problem === 'stock' ? 'info' : 'error'}
      role="alert"
      title={t(`problems.${problem}.title`, values)}
    >
      <p className="has-address">
        <WithContacts text={text} seller={seller} />
      </p>
      {problem === 'changed' ? <PriceChanges view={view} /> : null}
      {problem === 'empty' ? <ShopLink /> : null}
    </Notice>
  );
}

type WithContactsProps = { text: string; seller: CheckoutView['seller'] };

/** A text with the seller's address and number as links. */
function WithContacts({ text, seller }: WithContactsProps) {
  const [before = '', after] = text.split(mailGap);
  if (after === undefined) return <WithPhone text={text} seller={seller} />;
  return (
    <>
      <WithPhone text={before} seller={seller} />
      <a href={`mailto:${seller.email}`}>{seller.email}</a>
      <WithPhone text={after} seller={seller} />
    </>
  );
}

function WithPhone({ text, seller }: WithContactsProps) {
  if (!text.includes(gap)) return text;
  return (
    <FilledText text={text}>
      <a className="tabular nowrap" href={`tel:${seller.phone}`}>
        {seller.phoneDisplay}
      </a>
    </FilledText>
  );
}

/** In a new tab, because what was typed is only in this one. */
function ShopLink() {
  const { t } = useTranslation('cart');
  return (
    <p>
      <NewTabLink href={href('shop', useLocale())}>{t('empty.toShop')}</NewTabLink>
    </p>
  );
}

/** Lists the prices that have changed since the shopper last saw them. */
export function PriceNotice({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  if (view.priceChanges.length === 0) return null;
  return (
    <Notice title={t('problems.prices.title')}>
      <PriceChanges view={view} />
    </Notice>
  );
}

function PriceChanges({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const rows = view.priceChanges.flatMap(({ variantId, beforeCents, nowCents }) => {
    const line = view.cart.lines.find((other) => other.variantId === variantId);
    return line ? [{ line, before: formatMoney(beforeCents), now: formatMoney(nowCents) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="price-changes tabular">
      {rows.map(({ line, before, now }) => (
        <li key={line.variantId}>
          {t('priceChange', { product: `${line.name}, ${line.variantName}`, before, now })}
        </li>
      ))}
    </ul>
  );
}
