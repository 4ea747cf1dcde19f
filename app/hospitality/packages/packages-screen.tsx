import { useTranslation } from 'react-i18next';
import { Chapters } from '~/components/layout/chapters';
import { PageHead } from '~/components/layout/page-head';
import { Icon } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { LocaleLink } from '~/routing/locale-link';
import { PackageDates } from './package-dates';
import { PackagesJsonLd } from './package-json-ld';
import type { PackageCard } from './package-offer';
import type { PackagesView } from './packages.loader.server';

/** All packages with their dates and prices. */
export function PackagesScreen({ view }: { view: PackagesView }) {
  const { packages, head } = view;
  return (
    <>
      <PageHead title={head.title} lead={head.lead} />
      <div className="offers wrap">
        {packages.map((item, index) => (
          <Offer key={item.id} item={item} first={index === 0} />
        ))}
      </div>
      {view.notes.length > 0 ? (
        <div className="offers__notes band--sand">
          <Chapters chapters={view.notes} />
        </div>
      ) : null}
      <PackagesJsonLd of={view} />
    </>
  );
}

function Offer({ item, first }: { item: PackageCard; first: boolean }) {
  const { t } = useTranslation('packages');
  return (
    <article className="offer">
      <Picture
        image={item.image}
        sizes="(max-width: 820px) 92vw, (max-width: 1920px) 54vw, 1050px"
        priority={first}
        className="offer__picture"
      />
      <div className="offer__words">
        <h2>
          <LocaleLink page="package" params={{ slug: item.slug }} className="stretched-link">
            {item.name}
          </LocaleLink>
        </h2>
        <p className="lead">{item.lead}</p>
        <h3 className="offer__label">{t(item.dated ? 'dates' : 'when')}</h3>
        <PackageDates of={item} />
        <p className="offer__price">
          <Price cents={item.fromCents} isFrom /> {t('perPerson')}
          <PriceNotes of={item} />
        </p>
        <p className="more" aria-hidden="true">
          <span>{t('more')}</span>
          <Icon name="arrow" />
        </p>
      </div>
    </article>
  );
}
