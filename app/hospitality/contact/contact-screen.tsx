import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chapters } from '~/components/layout/chapters';
import { PageHead } from '~/components/layout/page-head';
import { OpeningHours } from '~/content/opening/opening-hours';
import { LocaleLink } from '~/routing/locale-link';
import { ContactJsonLd } from './contact-json-ld';
import type { ContactView } from './contact.loader.server';
import { Distances } from './distances';
import { TownMap } from './town-map';
import { defaultLocale } from '~/i18n/locales';

/** The contact page: email, telephone, the contact form, and directions by car and on foot. */
export function ContactScreen({ view, form }: { view: ContactView; form: ReactNode }) {
  return (
    <>
      <PageHead title={view.page.title} lead={view.page.lead} />
      <div className="wrap contact">
        <Address view={view} />
        <Reception view={view} />
      </div>
      {form}
      <TownMap view={view} />
      <Chapters chapters={view.blocks} />
      <Distances distances={view.distances} />
      <Complaints />
      <ContactJsonLd of={view} />
    </>
  );
}

function Address({ view: { hotel } }: { view: ContactView }) {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="address">
      <h2 id="address">{t('address')}</h2>
      <address className="contact__address">
        <p lang={defaultLocale} translate="no">
          {hotel.fullName}
          <br />
          {hotel.street}
          <br />
          {hotel.postalCode} {hotel.city}
        </p>
        <p>
          <a className="contact__line tabular" href={`tel:${hotel.phone}`}>
            {hotel.phoneDisplay}
          </a>{' '}
          <a className="contact__line" href={`mailto:${hotel.email}`}>
            {hotel.email}
          </a>
        </p>
      </address>
      <p className="note">
        {t('coordinates')}{' '}
        <span className="tabular nowrap" translate="no">
          {hotel.latitude.toFixed(4)}, {hotel.longitude.toFixed(4)}
        </span>
      </p>
    </section>
  );
}

function Reception({ view }: { view: ContactView }) {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="reception">
      <h2 id="reception">{t('reception')}</h2>
      <OpeningHours opening={view.reception} />
    </section>
  );
}

function Complaints() {
  const { t } = useTranslation('contact');
  return (
    <section className="band band--sand" aria-labelledby="complaints">
      <div className="wrap contact__complaints">
        <h2 id="complaints">{t('complaints.title')}</h2>
        <div>
          <p className="measure">{t('complaints.text')}</p>
          <p>
            <LocaleLink page="imprint">{t('complaints.link')}</LocaleLink>
          </p>
        </div>
      </div>
    </section>
  );
}
