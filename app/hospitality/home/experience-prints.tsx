import { useTranslation } from 'react-i18next';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import type { HomeView } from './home.loader.server';

/** Three posters in white frames, staggered. */
export function ExperiencePrints({
  experiences,
}: {
  experiences: NonNullable<HomeView['experiences']>;
}) {
  const { t } = useTranslation('home');
  const { title, lead, items } = experiences;
  if (items.length === 0) return null;
  return (
    <section className="experience-prints wrap laid-out-later" aria-labelledby="experience-prints">
      <div className="experience-prints__head grid">
        <h2 id="experience-prints">{title}</h2>
        <div className="experience-prints__lead">
          <p>{lead}</p>
          <MoreLink page="experiences">{t('allExperiences')}</MoreLink>
        </div>
      </div>
      <ul className="experience-prints__list">
        {items.map(({ id, name, place, duration, season, image }) => (
          <li key={id}>
            <figure className="poster">
              <Picture
                image={image}
                sizes="(max-width: 820px) 70vw, (max-width: 1920px) 28vw, 540px"
              />
              <figcaption>{place}</figcaption>
            </figure>
            <p className="experience-prints__name">{name}</p>
            <p className="note">{`${duration}, ${season}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
