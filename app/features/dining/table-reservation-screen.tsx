import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { Icon } from '~/components/ui/icon';
import { MailAndPhone } from '~/components/ui/mail-and-phone';
import { OpeningHours } from '~/features/calendar/opening-hours';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { mailtoHref } from '~/routing/mailto-href';
import type { TableHouse, TableReservationView } from './dining.server';

const questions = ['date', 'time', 'guests', 'name', 'phone', 'wishes'] as const;
const steps = ['write', 'answer', 'come'] as const;

/** How to ask for a table: what to write, when the houses are open, what happens then. */
export function TableReservationScreen({ view }: { view: TableReservationView }) {
  const { t } = useTranslation('dining');
  const locale = useLocale();
  const crumbs = [
    { label: t('crumb'), to: href('restaurant', locale) },
    { label: t('table.title') },
  ];
  return (
    <>
      <PageHead
        above={<Breadcrumb crumbs={crumbs} />}
        title={t('table.title')}
        lead={t('table.lead')}
      >
        <p className="ways">
          {view.houses.map(({ house, name }) => (
            <a key={house} className="more" href={`#${house}`}>
              <span>{name}</span>
              <Icon name="down" />
            </a>
          ))}
        </p>
      </PageHead>
      <div className="request wrap grid">
        <section className="request__what" aria-labelledby="what">
          <h2 id="what">{t('table.what')}</h2>
          <ul className="ticks">
            {questions.map((question) => (
              <li key={question}>{t(`table.questions.${question}`)}</li>
            ))}
          </ul>
        </section>
        <section className="request__next" aria-labelledby="next">
          <h2 id="next">{t('table.next')}</h2>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>{t(`table.steps.${step}`)}</li>
            ))}
          </ol>
          <p>{t('table.noPayment')}</p>
        </section>
      </div>
      <div className="band band--sand">
        <div className="wrap tables">
          {view.houses.map((house) => (
            <House key={house.house} house={house} contact={view.contact} />
          ))}
        </div>
      </div>
    </>
  );
}

type HouseProps = { house: TableHouse; contact: TableReservationView['contact'] };

function House({ house: { house, name, lead, opening }, contact }: HouseProps) {
  const { t } = useTranslation('dining');
  const lines = questions.map((question) => `${t(`table.letter.${question}`)}: `);
  return (
    <section className="table-house" aria-labelledby={house}>
      <p className="kicker">{t(`kicker.${house}`)}</p>
      <h2 id={house}>{name}</h2>
      <p>{lead}</p>
      <MailAndPhone
        mailHref={mailtoHref(contact.email, t('table.subject', { house: name }), lines)}
        mailLabel={t('table.write')}
        phone={contact.phone}
        phoneDisplay={contact.phoneDisplay}
        look={house === 'restaurant' ? 'filled' : 'line'}
      />
      <p className="note">
        {t('orAddress')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <h3>{t('hours')}</h3>
      <OpeningHours opening={opening} heading="h4" />
    </section>
  );
}
