import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { describeGoods, type GoodsLine } from './describe-goods';
import { isOrderAction } from './order-actions';
import { useTimeFormats } from '../use-time-formats';
import type { HistoryEntry } from './order-history';

type OrderHistoryProps = {
  entries: readonly HistoryEntry[];
  /** What was ordered. */
  lines: readonly GoodsLine[];
  locale: Locale;
  now: Date;
};

/** What happened to an order, the latest first. */
export function OrderHistory({ entries, lines, locale, now }: OrderHistoryProps) {
  const { t } = useTranslation('reception');
  const { formatShort } = useTimeFormats(locale, now);
  const describe = useDescription(lines);
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history">{t('history.title')}</h2>
      <ol className="desk-history">
        {entries.map((entry, index) => (
          <li key={index}>
            <time className="note tabular" dateTime={entry.at}>
              {formatShort(entry.at)}
            </time>
            <span>{describe(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useDescription(lines: readonly GoodsLine[]) {
  const { t } = useTranslation(['reception', 'log']);
  return (entry: HistoryEntry): ReactNode => {
    switch (entry.kind) {
      case 'state':
        return t(`history.states.${entry.state}`);
      case 'charge':
      case 'refund': {
        const amount = formatMoney(entry.cents);
        if (!entry.goods) return t(`history.${entry.kind}`, { amount });
        const goods = describeGoods(lines, entry.goods);
        return t(entry.kind === 'charge' ? 'history.chargeWithout' : 'history.refundFor', {
          amount,
          goods,
        });
      }
      case 'parcel':
        return t('history.parcel', { code: entry.text });
      case 'parcelChanged':
        return t('history.parcelChanged', { code: entry.text });
      case 'note':
        return t('history.note', { text: entry.text });
      case 'operationFailed':
        return t(`history.failed.${entry.operation}`, { amount: formatMoney(entry.cents) });
      case 'operationUncertain':
        return t(`history.uncertain.${entry.operation}`, { amount: formatMoney(entry.cents) });
      case 'operationDecided':
        return t(`history.decided.${entry.operation}`, { amount: formatMoney(entry.cents) });
      case 'mail':
      case 'mailFailed':
      case 'mailHeld': {
        const { kind, to, mail } = entry;
        return mail
          ? t(`history.${kind}Named`, { to, what: t(`history.mails.${mail}`) })
          : t(`history.${kind}`, { to });
      }
      case 'withdrawal': {
        const { reference } = entry;
        return (
          <a href={resourceHref('reception.withdrawal', { reference })}>
            {t('history.withdrawal', { reference })}
          </a>
        );
      }
      case 'action': {
        const { action, by, reason } = entry;
        if (!isOrderAction(action)) return '';
        const what = t(`log:actions.${action}`);
        return reason
          ? t('history.actionFor', { what, by, reason })
          : t('history.action', { what, by });
      }
    }
  };
}
