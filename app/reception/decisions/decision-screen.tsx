import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { ConfirmButtons } from '../confirm-buttons';
import { Consequences } from '../consequences';
import { actionFormId, ActionTextField } from '../action-fields';
import type { Decision, PendingCase } from './pending-case';

type DecisionScreenProps = {
  pendingCase: PendingCase;
  decision: Decision;
  path: string;
  submissionId: string;
  maxReason: number;
  reason: string | undefined;
  error: string | undefined;
  errors: FormErrors;
};

/** A confirmation page: it says what a decision will do before its button does it. */
export function DecisionScreen(props: DecisionScreenProps) {
  const { pendingCase, decision, path, submissionId, maxReason, reason, error, errors } = props;
  const { t } = useTranslation(['decisions', 'reception']);
  const { id, consequences, needsReason } = decision;
  return (
    <div className="desk-column">
      <ErrorSummary errors={errors} />
      <h1 className="desk-title">
        <span>{t(`${id}.title`)}</span>
        <span className="fills-line">{pendingCase.name ?? pendingCase.reference}</span>
      </h1>
      <Consequences texts={consequences} />
      <form id={actionFormId} className="desk-form" method="post" action={path} noValidate>
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="decision" value={id} />
        {needsReason ? (
          <ActionTextField
            name="reason"
            label={t('reception:actions.refund.reason')}
            hint={t('reasonHint')}
            maxLength={maxReason}
            value={reason}
            error={error}
          />
        ) : null}
        <ConfirmButtons label={t(`${id}.confirm`)} back={path} />
      </form>
    </div>
  );
}
