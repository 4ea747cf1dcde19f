import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { PriceFiles } from './price-files';
import type { PriceListPage } from './price-list.server';
import type { PublishedPrices } from './published-prices';
import { DiningPrices, LinePrices } from './venue-prices';
import { PackagePrices, RoomPrices } from './stay-prices';
import { ShopPrices } from './shop-prices';

/** Every published price on one page; sections without prices are omitted. */
export function PriceListScreen({ view }: { view: PriceListPage }) {
  const { t } = useTranslation('texts');
  const locale = useLocale();
  return (
    <>
      <PageHead title={view.page.title} lead={view.page.lead}>
        <p className="note price-list__issued">
          {t('priceList.issued')}{' '}
          <time dateTime={view.issued}>{formatDay(view.issued, locale)}</time>
        </p>
        <JumpLinks view={view} />
      </PageHead>
      <div className="wrap price-list">
        {view.products.length > 0 ? <ShopPrices products={view.products} /> : null}
        {view.rooms.length > 0 ? <RoomPrices view={view} /> : null}
        <LinePrices id="extras" title={t('priceList.extras')} lines={view.extras} />
        {view.packages.length > 0 ? <PackagePrices packages={view.packages} /> : null}
        {view.dining.map((place) => (
          <DiningPrices key={place.page} place={place} />
        ))}
        {view.retreats.map(({ page, title, lines }) => (
          <LinePrices key={page} id={page} title={title} lines={lines} />
        ))}
        <LinePrices
          id="experiences"
          title={t('priceList.experiences')}
          note={t('priceList.experiencesNote')}
          lines={view.experiences}
        />
        <PriceFiles current={view.current} archive={view.archive} />
      </div>
    </>
  );
}

function JumpLinks({ view }: { view: PublishedPrices }) {
  const { t } = useTranslation('texts');
  const parts = [
    ...(view.products.length > 0 ? [{ id: 'shop', title: t('priceList.shop') }] : []),
    ...(view.rooms.length > 0 ? [{ id: 'rooms', title: t('priceList.rooms') }] : []),
    ...(view.extras.length > 0 ? [{ id: 'extras', title: t('priceList.extras') }] : []),
    ...(view.packages.length > 0 ? [{ id: 'packages', title: t('priceList.packages') }] : []),
    ...view.dining
      .filter(({ menus }) => menus.some(({ ranges }) => ranges.length > 0))
      .map(({ page, title }) => ({ id: page, title })),
    ...view.retreats
      .filter(({ lines }) => lines.length > 0)
      .map(({ page, title }) => ({ id: page, title })),
    ...(view.experiences.length > 0
      ? [{ id: 'experiences', title: t('priceList.experiences') }]
      : []),
    { id: 'files', title: t('priceList.files.title') },
  ];
  return (
    <nav aria-label={t('priceList.parts')}>
      <ul className="jump-links">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
