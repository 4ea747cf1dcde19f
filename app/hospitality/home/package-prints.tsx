import { useTranslation } from 'react-i18next';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { formatDaySpan } from '~/platform/time/day-span';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import type { HomeView } from './home.loader.server';

/** The next packages as two pictures of different sizes. */
export function PackagePrints({
  packages: { lead, items },
}: {
  packages: NonNullable<HomeView['packages']>;
}) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section className="packages-band wrap laid-out-later" aria-labelledby="packages">
      <div className="packages-band__head">
        <h2 id="packages">{t('packages')}</h2>
        <p>{lead}</p>
        <MoreLink page="packages">{t('allPackages')}</MoreLink>
      </div>
      {items.map((item) => (
        <article key={item.slug} className="package-print">
          <div className="poster">
            <Picture
              image={item.image}
              sizes="(max-width: 820px) 88vw, (max-width: 1920px) 48vw, 920px"
            />
          </div>
          <h3>
            <LocaleLink page="package" params={{ slug: item.slug }} className="stretched-link">
              {item.name}
            </LocaleLink>
          </h3>
          <p>{item.lead}</p>
          <p className="note">
            {item.next ? `${formatDaySpan(item.next, locale)}, ` : null}
            <Price cents={item.fromCents} isFrom /> {t('perPerson')}
            <PriceNotes of={item} />
          </p>
        </article>
      ))}
    </section>
  );
}
