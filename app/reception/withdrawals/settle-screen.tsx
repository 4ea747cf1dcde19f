import { useTranslation } from 'react-i18next';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { ConfirmButtons } from '../confirm-buttons';
import { Consequences } from '../consequences';
import { DeskRow } from '../desk-row';
import { actionFormId } from '../action-fields';
import { useTimeFormats } from '../use-time-formats';
import type { Statement } from './open-withdrawals.server';

type SettleScreenProps = {
  statements: readonly Statement[];
  path: string;
  submissionId: string;
  locale: Locale;
  now: Date;
};

/** A confirmation page: it names the statements that its button settles. */
export function SettleScreen({ statements, path, submissionId, locale, now }: SettleScreenProps) {
  const { t } = useTranslation(['decisions', 'reception']);
  const { formatShort } = useTimeFormats(locale, now);
  return (
    <div className="desk-column">
      <h1>
        {t('statements.settleTitle')} <span className="desk-count">{statements.length}</span>
      </h1>
      <Consequences texts={[t('withdrawals.settle.money'), t('statements.final')]} />
      <form id={actionFormId} className="desk-form" method="post" action={path} noValidate>
        <input type="hidden" name="submission" value={submissionId} />
        <ul className="desk-rows">
          {statements.map(({ reference, full_name, email, order_number, created_at }) => (
            <DeskRow
              key={reference}
              href={resourceHref('reception.withdrawal', { reference })}
              title={full_name}
              facts={[order_number, email, formatShort(created_at)]}
            >
              <input type="hidden" name="statement" value={reference} />
            </DeskRow>
          ))}
        </ul>
        <ConfirmButtons label={t('settle.confirm')} back={path} />
      </form>
    </div>
  );
}
