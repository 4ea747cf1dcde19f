import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { gap, WithNumber } from '~/components/ui/filled-text';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { ContactLinks, ProblemNotice, Statement, SubmissionFacts } from './withdrawal-notices';
import {
  type ConfirmationStep,
  confirmationTitle,
  type WithdrawalActionData,
} from './withdrawal-steps';

type ConfirmationScreenProps = {
  view: ConfirmationStep;
  actionData?: WithdrawalActionData | undefined;
};

/** The page behind the link in the email: the buyer confirms the withdrawal, or sees its outcome. */
export function ConfirmationScreen({ view, actionData }: ConfirmationScreenProps) {
  const { t } = useTranslation('withdrawal');
  const { status, orderNumber: number, submittedAtText: moment } = view;
  return (
    <div className="wrap withdrawal">
      <ProblemNotice problem={actionData?.problem} contact={view.contact} />
      <h1>{t(confirmationTitle(status))}</h1>
      {status.kind === 'open' ? (
        <>
          <p className="lead">
            <WithNumber number={number} text={t('proof.lead', { number: gap, moment })} />
          </p>
          <p>{t(`proof.effects.${status.effect}`)}</p>
          <ConfirmForm confirmationKey={view.confirmationKey} />
        </>
      ) : (
        <p className="lead">
          <WithNumber
            number={number}
            text={t(`proof.answers.${status.answer}.text`, { number: gap })}
          />
        </p>
      )}
      <section>
        <h2>{t(status.kind === 'open' ? 'proof.notYouTitle' : 'done.contactTitle')}</h2>
        <p>
          {status.kind === 'open' ? `${t('proof.notYou')} ` : null}
          <ContactLinks contact={view.contact} />
        </p>
      </section>
      <SubmissionFacts of={view} className="statement__facts" />
      <Statement title={t('proof.statement')} statement={view.statement} />
    </div>
  );
}

function ConfirmForm({ confirmationKey }: { confirmationKey: string }) {
  const { t } = useTranslation('withdrawal');
  return (
    <Form
      method="post"
      action={`${href('withdrawal', useLocale())}?confirm=${confirmationKey}`}
      reloadDocument
      className="withdrawal__confirm"
    >
      <input type="hidden" name="confirm" value={confirmationKey} />
      <Button>{t('proof.submit')}</Button>
    </Form>
  );
}
