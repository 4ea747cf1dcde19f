import { useTranslation } from 'react-i18next';
import { MoreLink } from '~/components/ui/more-link';
import type { HomeView } from './home.loader.server';

/** Distances from where guests usually come. */
export function TravelDistances({ way: { lead, places } }: { way: HomeView['way'] }) {
  const { t } = useTranslation('home');
  if (places.length === 0) return null;
  return (
    <section className="way" aria-labelledby="way">
      <h2 id="way">{t('way')}</h2>
      <p>{lead}</p>
      <dl className="way__places tabular">
        {places.map(({ to, kilometres, minutes }) => (
          <div key={to}>
            <dt>{to}</dt>
            <dd>
              {minutes < 60
                ? t('distance', { kilometres, minutes })
                : t(minutes % 60 === 0 ? 'distanceWholeHours' : 'distanceHours', {
                    kilometres,
                    hours: Math.floor(minutes / 60),
                    minutes: minutes % 60,
                  })}
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink page="contact">{t('directions')}</MoreLink>
    </section>
  );
}
