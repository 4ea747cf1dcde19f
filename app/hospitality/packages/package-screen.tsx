import { useTranslation } from 'react-i18next';
import { Opener } from '~/components/layout/opener';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { buttonClass } from '~/components/ui/button';
import { MoreLink } from '~/components/ui/more-link';
import { Price } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { PackageDates } from './package-dates';
import { PackageJsonLd } from './package-json-ld';
import { PackageTerms } from './package-terms';
import type { PackageOffer } from './package-offer';
import type { PackagePageView } from './package.loader.server';
import { PriceTable } from './price-table';

/** A package: what it includes, its dates and prices, and how to request it. */
export function PackageScreen({ view }: { view: PackagePageView }) {
  const { t } = useTranslation('packages');
  const locale = useLocale();
  const { package: item, notes } = view;
  const crumbs = [{ label: view.listTitle, to: href('packages', locale) }, { label: item.name }];
  return (
    <>
      <Opener
        above={<Breadcrumb crumbs={crumbs} />}
        title={item.name}
        lead={item.lead}
        image={item.image}
      >
        <p className="ways">
          <ReserveLink item={item} />{' '}
          <span>
            <Price cents={item.fromCents} isFrom /> {t('perPerson')}
            <PriceNotes of={item} />
          </span>
        </p>
      </Opener>
      <div className="package wrap grid">
        <div className="package__text">
          <div className="stack measure">
            {item.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <h2>{t('includes')}</h2>
          <ul className="ticks">
            {item.includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <PriceSheet item={item} />
      </div>
      <PackageTerms title={t('goodToKnow')} notes={notes} />
      <Others others={view.others} />
      <PackageJsonLd of={{ item, crumbs }} />
    </>
  );
}

function ReserveLink({ item }: { item: PackageOffer }) {
  const { t } = useTranslation('packages');
  return (
    <LocaleLink page="packageReservation" params={{ slug: item.slug }} className={buttonClass()}>
      {t('reserve')}
    </LocaleLink>
  );
}

function PriceSheet({ item }: { item: PackageOffer }) {
  const { t } = useTranslation('packages');
  return (
    <aside className="package__sheet" aria-labelledby="price">
      <h2 id="price">{t('prices.title')}</h2>
      <PriceTable prices={item.prices} />
      <h3>{t(item.dated ? 'dates' : 'when')}</h3>
      <PackageDates of={item} />
      {item.dated ? <p className="note">{item.validity}</p> : null}
      <h3>{t('gift.title')}</h3>
      <p>{t('gift.text')}</p>
      <MoreLink page="packageReservation" params={{ slug: item.slug }}>
        {t('reserve')}
      </MoreLink>
    </aside>
  );
}

function Others({ others }: { others: PackagePageView['others'] }) {
  const { t } = useTranslation('packages');
  if (others.length === 0) return null;
  return (
    <nav className="others wrap laid-out-later" aria-labelledby="others">
      <h2 id="others">{t('others')}</h2>
      <ul>
        {others.map(({ id, slug, name, lead }) => (
          <li key={id}>
            <LocaleLink page="package" params={{ slug }} className="stretched-link">
              {name}
            </LocaleLink>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
