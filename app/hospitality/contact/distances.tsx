import { useTranslation } from 'react-i18next';
import type { ContactView } from './contact.loader.server';

/** Distances to other places by road, if the content has any. */
export function Distances({ distances }: { distances: ContactView['distances'] }) {
  const { t } = useTranslation('contact');
  if (distances.length === 0) return null;
  return (
    <section className="wrap distances laid-out-later" aria-labelledby="distances">
      <h2 id="distances">{t('distances.title')}</h2>
      <table className="tabular">
        <caption className="visually-hidden">{t('distances.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('distances.to')}</th>
            <th scope="col">{t('distances.road')}</th>
            <th scope="col">{t('distances.time')}</th>
          </tr>
        </thead>
        <tbody>
          {distances.map(({ to, kilometres, minutes }) => (
            <tr key={to}>
              <th scope="row">{to}</th>
              <td>{t('distances.kilometres', { kilometres })}</td>
              <td>
                {minutes < 60
                  ? t('distances.minutes', { minutes })
                  : t(minutes % 60 === 0 ? 'distances.wholeHours' : 'distances.hours', {
                      hours: Math.floor(minutes / 60),
                      minutes: minutes % 60,
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
