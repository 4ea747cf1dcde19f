import { Mark } from '#hotel/mark';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import { UnbrokenNumbers } from '~/components/ui/unbroken-numbers';
import type { Site } from '~/content/content-schema';
import { countryName, formatDate, formatWeight, keepOnOneLine } from '~/i18n/format';
import type { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { postalLines, postalText } from '~/i18n/postal-address';
import { staffLocale } from '~/i18n/staff-locale';
import type { OrderWithLines } from '~/shop/orders/orders.server';
import { toRecipient } from '~/shop/orders/order-people';
import type { WayBack } from '../orders/order-filters';
import paperStyles from './paper.css?url';

type Hotel = Site['hotel'];
/** An order, and the texts in the language of its paper. */
type Sheet = {
  order: OrderWithLines;
  t: ReturnType<typeof getT>;
  /** Why its parcel may have to stay, for the reader only. */
  reasonsToStay: readonly string[];
};

type PaperScreenProps = {
  kind: 'slip' | 'label';
  title: string;
  hotel: Hotel;
  /** Of the reader. */
  locale: Locale;
  sheets: readonly Sheet[];
  wayBack: WayBack;
};

/** Sheets to print, one page each; the notes around them are not printed. */
export function PaperScreen(props: PaperScreenProps) {
  const { kind, title, hotel, locale, sheets, wayBack } = props;
  const { t } = useTranslation(['paper', 'reception'], { lng: locale });
  return (
    <>
      <link rel="stylesheet" href={paperStyles} />
      <div className="paper-notes">
        <p>
          <a className="standalone-link" href={wayBack.href}>
            {t(`reception:${wayBack.list === 'orders' ? 'backToOrders' : 'backToToday'}`)}
          </a>
        </p>
        <h1>{title}</h1>
        <p className="note">{sheets.length === 0 ? t('nothing') : t(`howTo.${kind}`)}</p>
        {sheets.map(({ order, reasonsToStay }) =>
          reasonsToStay.length > 0 ? (
            <Notice
              key={order.id}
              kind="error"
              title={`${order.number} · ${toRecipient(order).fullName}`}
            >
              {reasonsToStay.map((text) => (
                <p key={text}>
                  <UnbrokenNumbers text={text} />
                </p>
              ))}
            </Notice>
          ) : null,
        )}
      </div>
      {sheets.map(({ order, t: own }) =>
        kind === 'slip' ? (
          <Slip key={order.id} order={order} t={own} hotel={hotel} />
        ) : (
          <Label key={order.id} order={order} t={own} hotel={hotel} />
        ),
      )}
    </>
  );
}

type SheetProps = Pick<Sheet, 'order' | 't'> & { hotel: Hotel };

/** Without prices: the parcel may be a gift, and the invoice is sent by email. */
function Slip({ order, t, hotel }: SheetProps) {
  const { locale } = order;
  return (
    <article className="paper paper--slip" lang={locale}>
      <header className="paper__head">
        <Mark className="paper__mark" />
        <p>{hotel.fullName}</p>
      </header>
      <h2 className="paper__title">{t('paper:slip')}</h2>
      <p className="paper__facts">
        <span className="nowrap">{t('paper:order', { number: order.number })}</span> ·{' '}
        <span className="nowrap">{formatDate(new Date(order.created_at), locale)}</span>
      </p>
      <Address order={order} country={countryName(order.delivery_country, locale)} />
      <table className="paper__lines">
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td className="paper__count">{`${line.count}\u00a0×`}</td>
              <th scope="row">
                {line.product_name}, {line.variant_name}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      {order.gift_message ? (
        <section className="paper__gift">
          <h3>{t('paper:gift')}</h3>
          <p>{order.gift_message}</p>
        </section>
      ) : null}
      <footer className="paper__foot">
        {writeAddress(hotel)} · {keepOnOneLine(hotel.phoneDisplay)} · {hotel.email}
      </footer>
    </article>
  );
}

const writeAddress = (hotel: SheetProps['hotel']) =>
  postalText({ ...hotel, address: hotel.street });

/** In the staff's language: the courier reads it. */
function Label({ order, t, hotel }: SheetProps) {
  return (
    <article className="paper paper--label" lang={staffLocale}>
      <p className="paper__sender">
        {hotel.fullName}, {writeAddress(hotel)}
        {order.delivery_country === hotel.country ? null : `, ${nameCountry(hotel.country)}`}
      </p>
      <Address order={order} country={nameCountry(order.delivery_country)} />
      <p className="paper__facts">
        {t('paper:phone', { phone: keepOnOneLine(toRecipient(order).phone) })}
        <br />
        {order.number} · {formatWeight(order.weight_grams, staffLocale)}
      </p>
    </article>
  );
}

/** With the code that couriers sort by, in the staff's language. */
const nameCountry = (code: string) => `${countryName(code, staffLocale)} (${code})`;

type AddressProps = {
  order: OrderWithLines;
  /** Its name. */
  country: string;
};

function Address({ order, country }: AddressProps) {
  const recipient = toRecipient(order);
  return (
    <address className="paper__address">
      <strong>{recipient.fullName}</strong>
      <br />
      {postalLines(recipient).map((line, index) => (
        <Fragment key={index}>
          <UnbrokenNumbers text={line} />
          <br />
        </Fragment>
      ))}
      {country}
    </address>
  );
}
