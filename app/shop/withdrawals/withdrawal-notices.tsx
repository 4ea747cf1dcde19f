import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import type { DoneStep, SellerContact, StatementText, WithdrawalProblem } from './withdrawal-steps';

/** Contact links that work whatever else fails. */
export function ContactLinks({ contact }: { contact: SellerContact }) {
  return (
    <>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>,{' '}
      <a className="tabular nowrap" href={`tel:${contact.phone}`}>
        {contact.phoneDisplay}
      </a>
    </>
  );
}

type ProblemNoticeProps = { problem?: WithdrawalProblem | undefined; contact: SellerContact };

/** Explains why a step failed, and that the statement may also be sent by email. */
export function ProblemNotice({ problem, contact }: ProblemNoticeProps) {
  const { t } = useTranslation('withdrawal');
  if (!problem) return null;
  return (
    <Notice kind="error" role="alert" title={t(`problems.${problem}.title`)}>
      <p>
        {t(`problems.${problem}.text`)} <ContactLinks contact={contact} />
      </p>
    </Notice>
  );
}

/** Shown above the form if the draft to be confirmed has expired. */
export function UnavailableNotice() {
  const { t } = useTranslation('withdrawal');
  return (
    <Notice kind="error" role="alert" title={t('gone.title')}>
      <p>{t('gone.text')}</p>
    </Notice>
  );
}

/** The statement to be confirmed or already made. */
export function Statement({ title, statement }: { title: string; statement: StatementText }) {
  return (
    <section className="statement" aria-labelledby="statement-title">
      <h2 id="statement-title">{title}</h2>
      <p className="statement__sentence">{statement.sentence}</p>
      <dl className="statement__facts">
        {statement.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type SubmissionFactsProps = {
  of: Pick<DoneStep, 'reference' | 'submittedAt' | 'submittedAtText'>;
  className: string;
};

/** A statement's reference, and when it was submitted. */
export function SubmissionFacts({ of, className }: SubmissionFactsProps) {
  const { t } = useTranslation('withdrawal');
  return (
    <dl className={className}>
      <div>
        <dt>{t('done.reference')}</dt>
        <dd className="tabular nowrap">{of.reference}</dd>
      </div>
      <div>
        <dt>{t('done.submitted')}</dt>
        <dd>
          <time dateTime={of.submittedAt}>{of.submittedAtText}</time>
        </dd>
      </div>
    </dl>
  );
}
