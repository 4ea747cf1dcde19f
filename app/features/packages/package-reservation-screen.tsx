import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { MailAndPhone } from '~/components/ui/mail-and-phone';
import { formatDaySpan } from '~/features/calendar/day-span';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { mailtoHref } from '~/routing/mailto-href';
import { PackageDates } from './package-dates';
import type { PackagePageView } from './packages.server';
import { PriceTable } from './price-table';

const questions = {
  myself: ['date', 'persons', 'name', 'phone', 'wishes'],
  gift: ['persons', 'name', 'phone', 'recipient', 'recipientEmail', 'wishes'],
} as const;

const steps = ['write', 'answer', 'pay'] as const;

/** How to ask for a package, for oneself or as a gift. */
export function PackageReservationScreen({ view }: { view: PackagePageView }) {
  const { t } = useTranslation('packages');
  const locale = useLocale();
  const { package: item, contact } = view;
  const crumbs = [
    { label: view.listTitle, to: href('packages', locale) },
    { label: item.name, to: href('package', locale, { slug: item.slug }) },
    { label: t('reserve') },
  ];
  return (
    <>
      <PageHead
        above={<Breadcrumb crumbs={crumbs} />}
        kicker={t('request.kicker')}
        title={item.name}
        lead={t('request.lead')}
      />
      <div className="request wrap grid">
        <div className="request__what">
          <Way view={view} forWhom="myself" />
          <Way view={view} forWhom="gift" />
          <p className="note">
            {t('request.orAddress')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </div>
        <aside className="package__sheet request__next" aria-labelledby="price">
          <h2 id="price">{t('prices.title')}</h2>
          <PriceTable prices={item.prices} />
          <h3>{t(item.dated ? 'dates' : 'when')}</h3>
          <PackageDates of={item} />
        </aside>
      </div>
      <section className="band band--sand" aria-labelledby="next">
        <div className="wrap request-next">
          <h2 id="next">{t('request.next')}</h2>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>{t(`request.steps.${step}`)}</li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

type WayProps = { view: PackagePageView; forWhom: keyof typeof questions };

function Way({ view, forWhom }: WayProps) {
  const { t } = useTranslation('packages');
  const locale = useLocale();
  const { package: item, contact } = view;
  const asked = questions[forWhom];
  const offered = item.dates.map((span) => formatDaySpan(span, locale));
  const lines = [
    t('request.letter.package', { name: item.name }),
    ...(offered.length > 0 ? [t('request.letter.offered', { dates: offered.join('; ') })] : []),
    '',
    ...asked.map((question) => `${t(`request.letter.${question}`)}: `),
  ];
  return (
    <section className="request__way" aria-labelledby={forWhom}>
      <h2 id={forWhom}>{t(`request.for.${forWhom}`)}</h2>
      <p className="measure">{t(`request.about.${forWhom}`)}</p>
      <h3>{t('request.what')}</h3>
      <ul className="ticks">
        {asked.map((question) => (
          <li key={question}>{t(`request.questions.${question}`)}</li>
        ))}
      </ul>
      <MailAndPhone
        mailHref={mailtoHref(
          contact.email,
          t(`request.subject.${forWhom}`, { name: item.name }),
          lines,
        )}
        mailLabel={t(`request.send.${forWhom}`)}
        phone={contact.phone}
        phoneDisplay={contact.phoneDisplay}
        look={forWhom === 'myself' ? 'filled' : 'line'}
      />
    </section>
  );
}
