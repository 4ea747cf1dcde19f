import { useTranslation } from 'react-i18next';
import { BreadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { PageHead } from '~/components/layout/page-head';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { FilledText, gap } from '~/components/ui/filled-text';
import { useLastActionData } from '~/components/forms/use-last-action-data';
import { MailAndPhone } from '~/components/layout/mail-and-phone';
import { Notice } from '~/components/ui/notice';
import { SentNotice } from '~/components/forms/enquiry-section';
import type { EnquiryFormState, EnquiryActionData } from '~/components/forms/enquiry-form-state';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { PackageDates } from './package-dates';
import { PackageTerms } from './package-terms';
import { hasEnded } from './package-offer';
import type { PackagePageView } from './package.loader.server';
import { PriceTable } from './price-table';
import { ReservationForm } from './reservation-form';

const steps = ['write', 'answer', 'pay'] as const;

type PackageReservationScreenProps = {
  view: PackagePageView;
  form: EnquiryFormState;
  actionData?: EnquiryActionData | undefined;
};

/** The page to request a package, for oneself or as a gift. */
export function PackageReservationScreen(props: PackageReservationScreenProps) {
  const { t } = useTranslation(['reservation', 'packages']);
  const locale = useLocale();
  const { package: item, listTitle, notes, freeCancellationDays } = props.view;
  const crumbs = [
    { label: listTitle, to: href('packages', locale) },
    { label: item.name, to: href('package', locale, { slug: item.slug }) },
    { label: t('packages:reserve') },
  ];
  return (
    <>
      <PageHead
        above={<Breadcrumb crumbs={crumbs} />}
        kicker={t('kicker')}
        title={item.name}
        lead={t('lead')}
      />
      <div className="request wrap grid">
        <section className="request__what" id="request" aria-labelledby="request-title">
          <h2 id="request-title">{t('formTitle')}</h2>
          <RequestForm {...props} />
        </section>
        <aside className="package__sheet request__next" aria-labelledby="price">
          <h2 id="price">{t('packages:prices.title')}</h2>
          <PriceTable prices={item.prices} />
          <h3>{t(item.dated ? 'packages:dates' : 'packages:when')}</h3>
          <PackageDates of={item} />
          {item.dated ? <p className="note">{item.validity}</p> : null}
        </aside>
      </div>
      <PackageTerms title={t('conditions.title')} notes={notes}>
        <Withdrawal dated={item.dated} freeCancellationDays={freeCancellationDays} />
      </PackageTerms>
      <NextSteps />
      <BreadcrumbJsonLd of={crumbs} />
    </>
  );
}

/** The form; the next steps after it was sent; alternatives if the package cannot be requested. */
function RequestForm({ view, form, ...props }: PackageReservationScreenProps) {
  const actionData = useLastActionData(props.actionData, form);
  if (form.isSent && !actionData) return <Sent isCopied={form.isCopied} slug={view.package.slug} />;
  if (hasEnded(view.package)) return <Over of={view.package} />;
  return <ReservationForm of={view.package} form={form} actionData={actionData} />;
}

function Sent({ isCopied, slug }: { isCopied: boolean; slug: string }) {
  const { t } = useTranslation('reservation');
  return (
    <SentNotice
      title={t('sent.title')}
      next={t('sent.next')}
      copy={t('sent.copy')}
      isCopied={isCopied}
      again={
        <LocaleLink page="packageReservation" params={{ slug }}>
          {t('sent.again')}
        </LocaleLink>
      }
    />
  );
}

function Over({ of: item }: { of: PackagePageView['package'] }) {
  const { t } = useTranslation(['reservation', 'packages']);
  return (
    <>
      <Notice title={t('over')}>
        <p>{t('packages:datesOver')}</p>
      </Notice>
      <MailAndPhone subject={t('title', { name: item.name })} label={t('overWrite')} />
    </>
  );
}

type WithdrawalProps = {
  dated: boolean;
  freeCancellationDays: number | undefined;
};

/** A fixed date excludes the right of withdrawal, and the guest has to be told (CRD Art. 6(1)(k), 16(l)). */
function Withdrawal({ dated, freeCancellationDays: count }: WithdrawalProps) {
  const { t } = useTranslation('reservation');
  const locale = useLocale();
  return (
    <div>
      <dt>{t('conditions.withdrawal')}</dt>
      {dated ? (
        <dd>
          {t('conditions.datedText')}
          {count === undefined ? null : ` ${t('conditions.cancellationText', { count })}`}
        </dd>
      ) : null}
      <dd>
        <FilledText
          text={t(dated ? 'conditions.giftText' : 'conditions.withdrawalText', { link: gap })}
        >
          <LocaleLink page="withdrawal">{withdrawalEntry[locale]}</LocaleLink>
        </FilledText>
      </dd>
    </div>
  );
}

function NextSteps() {
  const { t } = useTranslation('reservation');
  return (
    <section className="request-next wrap" aria-labelledby="next">
      <h2 id="next">{t('next')}</h2>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
