import { useTranslation } from 'react-i18next';
import { BreadcrumbJsonLd } from '~/components/seo/breadcrumb-json-ld';
import { PageHead } from '~/components/layout/page-head';
import { useFrame } from '~/components/layout/use-frame';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { Icon } from '~/components/ui/icon';
import { Notice } from '~/components/ui/notice';
import { OpeningHours } from '~/content/opening/opening-hours';
import { EnquirySection, PhoneLink, SentNotice } from '~/components/forms/enquiry-section';
import type { EnquiryFormState } from '~/components/forms/enquiry-form-state';
import { useLastActionData } from '~/components/forms/use-last-action-data';
import { formatDay, keepOnOneLine } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { TableForm, type TableFormProps } from './table-form';
import type { TableReservationView } from './table-reservation.loader.server';
import { maxGuests } from './table-times';

const steps = ['write', 'answer', 'come'] as const;

/** The page to request a table: the form, when the venues seat guests, what happens next. */
export function TableReservationScreen(props: TableFormProps) {
  const { view, form, venue } = props;
  const actionData = useLastActionData(props.actionData, form);
  const { t } = useTranslation('table');
  const locale = useLocale();
  const crumbs = [{ label: t('crumb'), to: href('restaurant', locale) }, { label: t('title') }];
  return (
    <>
      <PageHead
        above={<Breadcrumb crumbs={crumbs} />}
        title={t('title')}
        lead={t('lead')}
        plate={view.plate}
      >
        <p className="ways">
          <a className="more" href="#hours">
            <span>{t('toHours')}</span>
            <Icon name="down" />
          </a>
        </p>
      </PageHead>
      <EnquirySection
        id="table"
        title={t('form.title')}
        intro={<Words view={view} />}
        after={<Hours view={view} />}
      >
        {form.isSent && !actionData ? (
          <SentNotice
            title={t('sent.title')}
            next={t('sent.next')}
            copy={t('sent.copy')}
            isCopied={form.isCopied}
            again={<LocaleLink page="tableReservation">{t('sent.again')}</LocaleLink>}
          />
        ) : (
          <TableForm view={view} form={form} venue={venue} actionData={actionData} />
        )}
      </EnquirySection>
      <Next form={form} />
      <BreadcrumbJsonLd of={crumbs} />
    </>
  );
}

function Words({ view: { closure } }: { view: TableReservationView }) {
  const { t } = useTranslation('table');
  const locale = useLocale();
  return (
    <>
      {closure ? (
        <Notice title={closure.title}>
          <p>{t('closure', { day: keepOnOneLine(formatDay(closure.reopens, locale)) })}</p>
        </Notice>
      ) : null}
      <p className="measure">{t('form.lead')}</p>
      <p className="measure">
        {t('form.phone', { max: maxGuests })} <PhoneLink />
      </p>
    </>
  );
}

function Hours({ view }: { view: TableReservationView }) {
  const { t } = useTranslation('table');
  return (
    <section className="table-hours" aria-labelledby="hours">
      <h3 id="hours">{t('toHours')}</h3>
      {view.venues.map(({ venue, name, opening }) => (
        <div key={venue}>
          <h4>{name}</h4>
          <OpeningHours opening={opening} heading="h5" />
        </div>
      ))}
    </section>
  );
}

function Next({ form }: { form: EnquiryFormState }) {
  const { t } = useTranslation('table');
  const email = useFrame()?.hotel.email;
  // The first step promises a copy.
  const shown = form.isSent && !form.isCopied ? steps.slice(1) : steps;
  return (
    <section className="band band--sand" aria-labelledby="next">
      <div className="wrap table-next">
        <h2 id="next">{t('next')}</h2>
        <div>
          <ol className="steps">
            {shown.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
          {email ? (
            <p className="note">
              {t('orMail')} <a href={`mailto:${email}`}>{email}</a>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
