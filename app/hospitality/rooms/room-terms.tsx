import { useTranslation } from 'react-i18next';
import type { LocalizedBlock } from '~/content/page-content';

type HoursProps = {
  checkIn: { from: string; to: string };
  checkOut: { from: string; to: string };
};

/** The equipment that every room has, and the check-in and check-out times. */
export function EveryRoom({ equipment, ...hours }: { equipment: readonly string[] } & HoursProps) {
  const { t } = useTranslation('rooms');
  return (
    <section className="every-room wrap grid" aria-labelledby="every-room">
      <h2 id="every-room">{t('everyRoom')}</h2>
      <div className="every-room__body">
        <ul className="equipment">
          {equipment.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <StayHours {...hours} />
      </div>
    </section>
  );
}

/** Check-in and check-out times. */
export function StayHours({ checkIn, checkOut }: HoursProps) {
  const { t } = useTranslation('rooms');
  return (
    <dl className="stay-hours">
      <div>
        <dt>{t('checkIn')}</dt>
        <dd className="tabular">
          {checkIn.from}–{checkIn.to}
        </dd>
      </div>
      <div>
        <dt>{t('checkOut')}</dt>
        <dd className="tabular">
          {checkOut.from}–{checkOut.to}
        </dd>
      </div>
    </dl>
  );
}

/** Terms, if there are any: what the price includes, tourist tax, children, cancellation, pets, accessibility. */
export function RoomTerms({ terms }: { terms: readonly LocalizedBlock[] }) {
  const { t } = useTranslation('rooms');
  if (terms.length === 0) return null;
  return (
    <section className="room-terms wrap laid-out-later" aria-labelledby="terms">
      <h2 id="terms">{t('terms')}</h2>
      <div className="room-terms__list">
        {terms.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
