import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { UnbrokenNumbers } from '~/components/ui/unbroken-numbers';
import { countryName, formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { postalLines } from '~/i18n/postal-address';
import { languageName } from '~/i18n/staff-locale';
import { resourceHref } from '~/routing/resource-href';
import { useTimeFormats } from '../use-time-formats';
import { MailLink, PhoneLink } from '../contact-links';
import { Facts } from '../desk-facts';
import { UnsentMailNotice } from '../unsent-mail-notice';
import type { GoodsName } from './name-goods';
import { toGoodsLines } from './name-goods';
import { OrderGoods } from './order-goods';
import { OrderHistory } from './order-history-list';
import type { OrderSheet } from './order-sheet.server';
import {
  type ActionResult,
  findNextAction,
  type OrderActionId,
  outcomeNotices,
} from './order-actions';
import { type WayBack, withWayBack } from './order-filters';
import { toHistory } from './order-history';
import { OrderStatements } from './order-statement-list';
import type { Order } from '~/shop/orders/orders.server';
import { PrintLinks } from '../paper/print-choice';
import { type Recipient, toBuyer, toRecipient } from '~/shop/orders/order-people';
import { useStateTag } from './use-state-tag';

export type SheetProps = {
  sheet: OrderSheet;
  /** Of its goods, in the reader's language. */
  names: readonly GoodsName[];
  /** The actions that the reader may take now. */
  actions: readonly OrderActionId[];
  /** Whether the reader might charge the order, if the site could issue invoices. */
  cannotCharge?: boolean;
  /** Whether the reader may send failed emails again. */
  canRetryMails: boolean;
  /** Of the confirmation page that led here. */
  result: ActionResult | undefined;
  wayBack: WayBack;
  locale: Locale;
  now: Date;
};

/** Everything about one order. */
export function OrderSheetScreen(props: SheetProps) {
  const { sheet, names, actions, cannotCharge, canRetryMails, result } = props;
  const { wayBack, locale, now } = props;
  const { t } = useTranslation('reception');
  const toTag = useStateTag();
  const { order } = sheet.record;
  const stopped = order.shipped_at === null ? sheet.moneyBack : null;
  return (
    <>
      <p>
        <a className="standalone-link" href={wayBack.href}>
          {t(wayBack.list === 'orders' ? 'backToOrders' : 'backToToday')}
        </a>
      </p>
      {result ? <Outcome {...result} isExplained={cannotCharge} /> : null}
      <h1 className="desk-title">
        <span className="nowrap">{order.number}</span> <span>{order.full_name}</span>
      </h1>
      <p className="desk-state">
        <span className="desk-tag">{toTag(order)}</span>
      </p>
      {cannotCharge ? (
        <Notice kind="error">
          <p>{t('order.cannotCharge')}</p>
        </Notice>
      ) : null}
      {stopped ? (
        <Notice kind="error">
          <p>{t(`order.moneyBack.${stopped}`)}</p>
        </Notice>
      ) : null}
      <UnsentMailNotice
        text={t('order.tasks.mail')}
        mails={sheet.unsentMails}
        canRetry={canRetryMails}
      />
      {sheet.task && !(sheet.task === 'wait' && stopped) ? (
        <Notice kind={sheet.task === 'decide' ? 'error' : 'info'}>
          <p>{t(`order.tasks.${sheet.task}`)}</p>
        </Notice>
      ) : null}
      <Actions
        order={order}
        actions={actions}
        next={findNextAction(sheet.task, actions)}
        wayBack={wayBack}
      />
      {actions.includes('ship') ? <PrintLinks number={order.number} from={wayBack.from} /> : null}
      <div className="desk-sheet">
        <div>
          <OrderStatements
            statements={sheet.statements}
            count={sheet.statementCount}
            locale={locale}
          />
          <OrderGoods order={order} names={names} pieces={sheet.pieces} />
          <Money sheet={sheet} locale={locale} now={now} />
        </div>
        <div>
          <People sheet={sheet} locale={locale} />
          <OrderHistory
            entries={toHistory(sheet.record, sheet.actions)}
            lines={toGoodsLines(order, names)}
            locale={locale}
            now={now}
          />
        </div>
      </div>
    </>
  );
}

type OutcomeProps = ActionResult & {
  /** Whether the sheet says why nothing is charged. */
  isExplained?: boolean | undefined;
};

/** How the action that led here ended. */
function Outcome({ action, outcome, isExplained }: OutcomeProps) {
  const { t } = useTranslation('reception');
  const text = outcome === 'done' ? t(`actions.${action}.done`) : t(`outcomes.${outcome}Text`);
  return (
    <Notice kind={outcomeNotices[outcome]} title={t(`outcomes.${outcome}`)}>
      {isExplained && action === 'capture' && outcome === 'refused' ? null : <p>{text}</p>}
    </Notice>
  );
}

type ActionsProps = Pick<SheetProps, 'actions' | 'wayBack'> & {
  order: Pick<Order, 'number' | 'shipped_at'>;
  /** The next step of the order's task, shown first. */
  next: OrderActionId | undefined;
};

function Actions({ order, actions, next, wayBack }: ActionsProps) {
  const { t } = useTranslation('reception');
  const { number, shipped_at } = order;
  const sorted = [...(next ? [next] : []), ...actions.filter((action) => action !== next)];
  return (
    <ul className="desk-buttons desk-actions">
      {sorted.map((action) => (
        <li key={action}>
          <a
            className={buttonClass(action === next ? 'filled' : 'line', 'btn--small')}
            href={withWayBack(resourceHref(`reception.${action}`, { number }), wayBack)}
          >
            {action === 'ship' && shipped_at !== null
              ? t('actions.ship.change.link')
              : t(`actions.${action}.link`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Money({ sheet, locale, now }: Pick<SheetProps, 'sheet' | 'locale' | 'now'>) {
  const { t } = useTranslation('reception');
  const { formatShort } = useTimeFormats(locale, now);
  const { order, payments } = sheet.record;
  const paid = payments.find(({ state }) => state === 'authorised');
  const isHeld = order.state === 'authorised';
  // What a payment in review has moved is what has to be decided.
  const isUnpaid = !isHeld && order.state !== 'review' && order.captured_cents === 0;
  return (
    <section className="desk-section" aria-labelledby="money">
      <h2 id="money">{t('order.money')}</h2>
      {isUnpaid ? <p className="note">{t('order.noMoney')}</p> : null}
      <Facts
        rows={[
          [t('order.held'), isHeld ? formatMoney(order.total_cents) : ''],
          [
            t('order.heldUntil'),
            isHeld && order.capture_before ? formatShort(order.capture_before) : '',
          ],
          [t('order.captured'), order.captured_cents ? formatMoney(order.captured_cents) : ''],
          [t('order.refunded'), order.refunded_cents ? formatMoney(order.refunded_cents) : ''],
          [
            t('order.reference'),
            paid ? (
              <span key="reference" className="desk-code fills-line">
                {paid.reference}
              </span>
            ) : (
              ''
            ),
          ],
        ]}
      />
    </section>
  );
}

function People({ sheet, locale }: Pick<SheetProps, 'sheet' | 'locale'>) {
  const { t } = useTranslation('reception');
  const { order } = sheet.record;
  const recipient = toRecipient(order);
  const addressOf = (person: Recipient) => {
    const { fullName, country } = person;
    const lines = [fullName, ...postalLines(person), countryName(country, locale)];
    return <UnbrokenNumbers text={lines.filter(Boolean).join('\n')} />;
  };
  return (
    <section className="desk-section" aria-labelledby="people">
      <h2 id="people">{t('order.people')}</h2>
      <Facts
        rows={[
          [t('order.deliverTo'), addressOf(recipient)],
          [t('order.phone'), <PhoneLink key="phone" of={recipient} />],
          [t('order.buyer'), addressOf(toBuyer(order))],
          [t('order.email'), <MailLink key="email" to={order.email} />],
          [t('order.language'), languageName(order.locale, locale)],
          [t('order.giftMessage'), order.gift_message],
          [t('order.comment'), order.comment],
          [t('order.parcel'), order.tracking_number ?? ''],
        ]}
      />
    </section>
  );
}
