import { useTranslation } from 'react-i18next';
import { Chapters } from '~/components/layout/chapters';
import { PageHead } from '~/components/layout/page-head';
import { MailAndPhone } from '~/components/layout/mail-and-phone';
import { Picture } from '~/components/ui/picture';
import { PriceNotes } from '~/components/ui/price-notes';
import { formatMoney } from '~/i18n/format';
import type { ExperiencesView } from './experiences.loader.server';

const questions = ['what', 'date', 'guests', 'name', 'phone'] as const;

/** Things to do from the hotel, each as a framed poster with its facts. */
export function ExperiencesScreen({ view }: { view: ExperiencesView }) {
  const { head, experiences, notes } = view;
  return (
    <>
      <PageHead title={head.title} lead={head.lead} />
      <div className="prints wrap">
        {experiences.map((experience, index) => (
          <Print key={experience.id} experience={experience} first={index === 0} />
        ))}
      </div>
      <Arrange />
      <Chapters chapters={notes} />
    </>
  );
}

type PrintProps = { experience: ExperiencesView['experiences'][number]; first: boolean };

/** A poster in a white frame with the place as its caption, followed by name, duration, season and price. */
function Print({ experience, first }: PrintProps) {
  const { t } = useTranslation('packages');
  const { id, name, text, place, duration, season, priceCents, priceNote, image } = experience;
  return (
    <article className="print" aria-labelledby={id}>
      <figure className="print__sheet">
        <Picture
          image={image}
          sizes="(max-width: 599px) 86vw, (max-width: 999px) 42vw, 400px"
          priority={first}
        />
        <figcaption>{place}</figcaption>
      </figure>
      <h2 id={id}>{name}</h2>
      <p>{text}</p>
      <dl className="print__facts">
        <div>
          <dt>{t('experiences.duration')}</dt>
          <dd>{duration}</dd>
        </div>
        <div>
          <dt>{t('experiences.season')}</dt>
          <dd>{season}</dd>
        </div>
        <div>
          <dt>{t('experiences.price')}</dt>
          <dd className="tabular">
            {priceCents === undefined ? (
              t('experiences.free')
            ) : (
              <span data-price={priceCents}>{formatMoney(priceCents)}</span>
            )}
            {priceNote ? `, ${priceNote}` : null}
            <PriceNotes of={experience} />
          </dd>
        </div>
      </dl>
    </article>
  );
}

function Arrange() {
  const { t } = useTranslation('packages');
  const lines = questions.map((question) => `${t(`experiences.email.${question}`)}: `);
  return (
    <section className="band band--sand" aria-labelledby="arrange">
      <div className="wrap prints-arrange">
        <h2 id="arrange">{t('experiences.arrange')}</h2>
        <div className="stack">
          <p className="measure">{t('experiences.how')}</p>
          <MailAndPhone
            subject={t('experiences.subject')}
            lines={lines}
            label={t('experiences.write')}
            orAddress={t('experiences.orAddress')}
          />
        </div>
      </div>
    </section>
  );
}
