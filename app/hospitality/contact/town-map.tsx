import { useTranslation } from 'react-i18next';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { Picture } from '~/components/ui/picture';
import type { ContactView } from './contact.loader.server';

/** The drawn map of the town with its legend, and links to external maps. */
export function TownMap({ view }: { view: ContactView }) {
  const { t } = useTranslation('contact');
  return (
    <section className="band band--sand town-map laid-out-later" aria-labelledby="map">
      <div className="wrap town-map__grid">
        <Picture
          image={view.map}
          sizes="(max-width: 820px) 92vw, (max-width: 1920px) 60vw, 1160px"
        />
        <div>
          <h2 id="map">{t('map.title')}</h2>
          {view.legend.length > 0 ? (
            <ol className="town-map__legend">
              {view.legend.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          ) : null}
          <p className="town-map__others">{t('map.others')}</p>
          <ul className="town-map__links">
            {view.maps.map(({ id, url }) => (
              <li key={id}>
                <NewTabLink href={url}>{t(`map.${id}`)}</NewTabLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
