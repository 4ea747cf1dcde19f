import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { Price, UnitPrice } from '~/components/ui/price';
import { gap, WithNumber } from '~/components/ui/filled-text';
import { formatMoney } from '~/i18n/format';
import { postalLines } from '~/i18n/postal-address';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { OrderHelp } from './order-help';
import { type OrderView, type Parcel, stateKey } from './order-pages';
import { OrderTotal } from './order-total';

/** The order page for anyone with its link. Also designed for print. */
export function OrderScreen({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  return (
    <div className="wrap order-page">
      <h1>
        <WithNumber text={t('title', { number: gap })} number={order.number} />
      </h1>
      <p className="note">
        <time dateTime={order.createdAt}>{t('page.placed', { date: order.createdAtText })}</time>
      </p>
      <OrderStateText order={order} />
      <div className="order-page__columns">
        <OrderGoods order={order} />
        <div className="order-page__people">
          <OrderPeople order={order} />
        </div>
      </div>
    </div>
  );
}

/** Explains the order's state to the shopper. */
function OrderStateText({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { state, statements } = order;
  const amounts = {
    total: formatMoney(order.totalCents),
    captured: formatMoney(order.capturedCents),
    refunded: formatMoney(order.refundedCents),
  };
  return (
    <section className="order-state" data-order-state={state} aria-labelledby="order-state-title">
      <h2 id="order-state-title">
        <span className="visually-hidden">{t('page.state')}: </span>
        {t(`states.${stateKey(order)}.title`)}
      </h2>
      <p>{t(`states.${stateKey(order)}.text`, { ...amounts, ...refundContext(order) })}</p>
      {statements.map(({ reference, at, atText }) => (
        <p key={reference}>
          <time dateTime={at}>
            <WithNumber
              text={t('page.withdrawn', { reference: gap, date: atText })}
              number={reference}
            />
          </time>
        </p>
      ))}
    </section>
  );
}

function OrderGoods({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  return (
    <section className="order-sheet" aria-labelledby="order-goods-title">
      <div className="order-sheet__inner">
        <h2 id="order-goods-title">{t('page.lines')}</h2>
        <ul className="order-lines">
          {order.lines.map((line) => (
            <li key={`${line.productName} ${line.description}`}>
              <p className="order-lines__name">
                {line.productName}
                <span className="order-lines__variant">{line.description}</span>
              </p>
              <p className="order-lines__unit tabular">
                {t('page.pieces', { number: line.count, price: formatMoney(line.unitCents) })}
                {line.unitPrice ? <UnitPrice {...line.unitPrice} /> : null}
                {line.unkept ? (
                  <span className="order-lines__unkept">
                    {t('page.unkept', { count: line.unkept })}
                  </span>
                ) : null}
              </p>
              <Price cents={line.totalCents} />
            </li>
          ))}
        </ul>
        <dl className="amounts">
          <div>
            <dt>{t('page.subtotal')}</dt>
            <dd>
              <Price cents={order.subtotalCents} />
            </dd>
          </div>
          <div>
            <dt>{t('page.delivery', { carrier: order.carrier })}</dt>
            <dd>
              <Price cents={order.deliveryCents} />
            </dd>
          </div>
        </dl>
        <OrderTotal cents={order.totalCents} isInVat={order.isInVat} />
        <OrderMoney order={order} />
        <OrderInvoices invoices={order.invoices} />
      </div>
    </section>
  );
}

/** The context of texts that say where a refund went: not all of it to the card. */
const refundContext = ({ isRefundedElsewhere }: OrderView): { context?: string } =>
  isRefundedElsewhere ? { context: 'elsewhere' } : {};

/** What was charged and refunded; renders nothing while the money is only reserved. */
function OrderMoney({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { totalCents, capturedCents, refundedCents } = order;
  if (capturedCents === 0) return null;
  const rows = [
    { label: t('page.captured'), cents: capturedCents },
    { label: t('page.released'), cents: totalCents - capturedCents },
    { label: t('page.refunded', refundContext(order)), cents: refundedCents },
  ];
  return (
    <dl className="amounts" data-order-money>
      {rows
        .filter(({ cents }) => cents > 0)
        .map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price cents={cents} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The order's invoices as downloads. */
function OrderInvoices({ invoices }: Pick<OrderView, 'invoices'>) {
  const { t } = useTranslation('order');
  if (invoices.length === 0) return null;
  return (
    <section className="order-invoices" aria-labelledby="order-invoices-title">
      <h2 id="order-invoices-title">{t('page.invoices')}</h2>
      <ul>
        {invoices.map(({ number, kind, path }) => (
          <li key={path}>
            <a href={path}>{t(`page.${kind}`, { number })}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderPeople({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { buyer, recipient, parcel, withdrawalPath, seller } = order;
  return (
    <>
      {parcel ? <OrderParcel parcel={parcel} /> : null}
      <section>
        <h2>{t('page.deliverTo')}</h2>
        <PersonAddress {...recipient} />
      </section>
      <section>
        <h2>{t('page.buyer')}</h2>
        <PersonAddress {...buyer} />
        <p className="has-address">{buyer.email}</p>
      </section>
      <TypedText title={t('page.giftMessage')} text={order.giftMessage} />
      <TypedText title={t('page.comment')} text={order.comment} />
      <OrderHelp seller={seller} />
      {withdrawalPath ? <Withdrawal path={withdrawalPath} /> : null}
    </>
  );
}

function TypedText({ title, text }: { title: string; text: string }) {
  return text ? (
    <section>
      <h2>{title}</h2>
      <p className="order-page__typed">{text}</p>
    </section>
  ) : null;
}

/** The link to the withdrawal form, which the law requires to be available where the contract is shown. */
function Withdrawal({ path }: { path: string }) {
  const { t } = useTranslation('order');
  return (
    <section>
      <h2>{t('page.withdrawalTitle')}</h2>
      <p>{t('page.withdrawal')}</p>
      <p>
        <Link className="standalone-link" to={path}>
          {withdrawalEntry[useLocale()]}
        </Link>
      </p>
    </section>
  );
}

function PersonAddress(person: OrderView['recipient']) {
  const { fullName, countryName, phone } = person;
  const lines = [fullName, ...postalLines(person), countryName, phone].filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The shipped parcel: when it was sent, its number and the tracking link. */
function OrderParcel({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation('order');
  const { code, carrier, url, sentAt, sentAtText } = parcel;
  return (
    <section>
      <h2>{t('page.parcel.title')}</h2>
      <p>
        <time dateTime={sentAt}>{t('page.parcel.sent', { date: sentAtText })}</time>
      </p>
      <p>
        {t('page.parcel.number')} <b className="tabular">{code}</b>
      </p>
      {url ? (
        <p>
          {/* No referrer: the order page's URL gives access to it and must not be sent to the carrier. */}
          <a href={url} rel="noreferrer" className={buttonClass('quiet')}>
            {t('page.parcel.follow', { carrier })}
          </a>
        </p>
      ) : null}
    </section>
  );
}
