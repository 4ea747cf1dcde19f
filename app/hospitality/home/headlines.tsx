import { useTranslation } from 'react-i18next';
import { MoreLink } from '~/components/ui/more-link';
import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import type { HomeView } from './home.loader.server';

/** The latest headlines with their dates. */
export function Headlines({ news: { title, items } }: { news: NonNullable<HomeView['news']> }) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section className="headlines" aria-labelledby="headlines">
      <h2 id="headlines">{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.slug} className="headline">
            <time className="note" dateTime={item.date}>
              {formatDay(item.date, locale)}
            </time>
            <h3>
              <LocaleLink page="article" params={{ slug: item.slug }} className="stretched-link">
                {item.title}
              </LocaleLink>
            </h3>
          </li>
        ))}
      </ol>
      <MoreLink page="news">{t('allNews')}</MoreLink>
    </section>
  );
}
