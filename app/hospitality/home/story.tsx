import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import type { HomeView } from './home.loader.server';

/** The illustration and the start of the story; the rest expands on demand. */
export function Story({ view }: { view: HomeView }) {
  const { t } = useTranslation('home');
  const { story, plate } = view;
  return (
    <section className="story wrap grid" aria-labelledby="story">
      <div className="story__plate">
        <Picture image={plate} sizes="(max-width: 820px) 58vw, (max-width: 1920px) 38vw, 700px" />
      </div>
      <div className="story__words">
        <p className="kicker">{t('story')}</p>
        <h2 id="story">{story.title}</h2>
        <p className="lead">{story.opening}</p>
        <p className="measure">{story.second}</p>
        {story.rest.length > 0 ? (
          <details className="story__rest">
            <summary className="more">
              <span>{t('storyMore')}</span>
              <Icon name="down" />
            </summary>
            <div className="stack measure">
              {story.rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ) : null}
      </div>
    </section>
  );
}

/** Four figures separated by hairlines. */
export function Facts({ view }: { view: HomeView }) {
  const { t } = useTranslation('home');
  const { rooms, suites, checkIn, checkOut } = view.facts;
  const items = [
    { figure: String(rooms), words: t('rooms', { count: rooms }) },
    ...(suites > 0 ? [{ figure: String(suites), words: t('suites', { count: suites }) }] : []),
    { figure: `${checkIn.from}–${checkIn.to}`, words: t('checkIn') },
    { figure: `${checkOut.from}–${checkOut.to}`, words: t('checkOut') },
  ];
  return (
    <div className="wrap">
      <ul className="facts" aria-label={t('facts')}>
        {items.map(({ figure, words }) => (
          <li key={words}>
            <b>{figure}</b> <span>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
