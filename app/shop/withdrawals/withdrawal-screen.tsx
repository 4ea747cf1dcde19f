import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { Button } from '~/components/ui/button';
import { EnquirySection } from '~/components/forms/enquiry-section';
import { TextBlocks } from '~/content/texts/text-blocks';
import { withdrawalConfirm } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { hasPage } from '~/routing/paths';
import { ConfirmationScreen } from './confirmation-screen';
import { WithdrawalForm } from './withdrawal-form';
import { ContactLinks, ProblemNotice, Statement, SubmissionFacts } from './withdrawal-notices';
import type {
  DoneStep,
  FormStep,
  WithdrawalActionData,
  ReviewStep,
  WithdrawalView,
} from './withdrawal-steps';

type WithdrawalScreenProps = {
  view: WithdrawalView;
  actionData?: WithdrawalActionData | undefined;
};

/** The withdrawal function (CRD Art. 11a): form, review of the statement, receipt; and the buyer's confirmation. */
export function WithdrawalScreen({ view, actionData }: WithdrawalScreenProps) {
  if (view.step === 'done') return <Done view={view} />;
  if (view.step === 'proof') return <ConfirmationScreen view={view} actionData={actionData} />;
  if (view.step === 'review') return <Review view={view} actionData={actionData} />;
  return <Start view={view} actionData={actionData} />;
}

function Start({
  view,
  actionData,
}: {
  view: FormStep;
  actionData?: WithdrawalActionData | undefined;
}) {
  const { t } = useTranslation('withdrawal');
  const intro = (
    <>
      <p className="measure">{t('form.lead')}</p>
      <p className="measure">
        {t('form.other')} <ContactLinks contact={view.contact} />
      </p>
    </>
  );
  return (
    <>
      <PageHead title={view.text.title} lead={view.text.lead} />
      <EnquirySection id="withdraw" title={t('form.title')} intro={intro}>
        <WithdrawalForm view={view} actionData={actionData} />
      </EnquirySection>
      <div className="wrap text-page">
        <TextBlocks view={view.text} />
      </div>
    </>
  );
}

function Review({
  view,
  actionData,
}: {
  view: ReviewStep;
  actionData?: WithdrawalActionData | undefined;
}) {
  const { t } = useTranslation('withdrawal');
  const locale = useLocale();
  const own = href('withdrawal', locale);
  return (
    <div className="wrap withdrawal">
      <ProblemNotice problem={actionData?.problem} contact={view.contact} />
      <h1>{t('review.title')}</h1>
      <p className="lead">{t('review.lead')}</p>
      <Statement title={t('review.statement')} statement={view.statement} />
      <p>
        <Link to={`${own}?draft=${view.draft}#withdraw`} reloadDocument className="btn btn--quiet">
          {t('review.change')}
        </Link>
      </p>
      <p className="withdrawal__final">{t('review.final')}</p>
      <Form
        method="post"
        action={`${own}?step=review&draft=${view.draft}`}
        reloadDocument
        className="withdrawal__confirm"
      >
        <input type="hidden" name="draft" value={view.draft} />
        <Button>{withdrawalConfirm[locale]}</Button>
      </Form>
    </div>
  );
}

// The same whether or not an order was matched. Without a shop nothing is held on a card or sent back.
const sellsGoods = hasPage('shop');
const next = ['refund', 'reserved', 'goods'] as const;
const nextInPart = ['refundPart', 'reservedPart', 'goodsPart'] as const;

function Done({ view }: { view: DoneStep }) {
  const { t } = useTranslation('withdrawal');
  return (
    <div className="wrap withdrawal">
      <h1>{t('done.title')}</h1>
      <SubmissionFacts of={view} className="statement__facts statement__facts--head" />
      <p className="has-address">
        {t(view.isAcknowledged ? 'done.mail' : 'done.noMail', { email: view.email })}
      </p>
      <p className="note">{t('done.keep')}</p>
      <div className="withdrawal__columns">
        <Statement title={t('done.statement')} statement={view.statement} />
        <div>
          <section>
            <h2>{t('done.nextTitle')}</h2>
            {sellsGoods ? (
              <ol className="steps">
                {(view.isPartial ? nextInPart : next).map((step) => (
                  <li key={step}>{t(`done.${step}`)}</li>
                ))}
              </ol>
            ) : (
              <p>{t(view.isPartial ? 'done.refundPart' : 'done.refund')}</p>
            )}
          </section>
          {sellsGoods ? (
            <section>
              <h2>{t('done.returnTitle')}</h2>
              <address className="withdrawal__address">{view.returnAddress}</address>
            </section>
          ) : null}
          <section>
            <h2>{t('done.contactTitle')}</h2>
            <p>
              <ContactLinks contact={view.contact} />
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
