import { defaultLocale } from '~/i18n/locales';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import { PriceLegend, PriceNotes } from '~/components/ui/price-notes';
import { formatMoney } from '~/i18n/format';
import { LocaleLink } from '~/routing/locale-link';
import type { HomeView } from './home.loader.server';

type Dining = NonNullable<HomeView['dining']>;

/** A picture of the laid table with some dishes of the menu on top, and the tavern beside it. */
export function DiningBand({ dining }: { dining: Dining }) {
  const { t } = useTranslation('home');
  const { image, restaurant, tavern, dishes } = dining;
  return (
    <section className="dining-band laid-out-later" aria-labelledby="dining">
      <div className="dining-band__table wrap grid">
        <Picture
          image={image}
          sizes="(max-width: 1080px) 92vw, (max-width: 1920px) 70vw, 1350px"
          className="dining-band__picture"
        />
        <div className="menu-sheet">
          <p className="kicker">{t('dining')}</p>
          <h2 id="dining">{restaurant.title}</h2>
          <ul className="menu-sheet__dishes">
            {dishes.map(({ name, priceCents, anchor, base }) => (
              <li key={name}>
                <span className="menu-sheet__name">{name}</span>{' '}
                <span className="menu-sheet__price tabular" data-price={priceCents}>
                  {formatMoney(priceCents)}
                  <PriceNotes of={{ anchor, base }} isShort />
                </span>
              </li>
            ))}
          </ul>
          <PriceLegend of={dishes} />
          <p className="menu-sheet__ways">
            <LocaleLink page="tableReservation" className={buttonClass()}>
              {t('table')}
            </LocaleLink>{' '}
            <MoreLink page="restaurant">{t('menu')}</MoreLink>
          </p>
        </div>
      </div>
      {tavern ? <TavernStrip tavern={tavern} /> : null}
    </section>
  );
}

function TavernStrip({ tavern }: { tavern: NonNullable<Dining['tavern']> }) {
  const { t } = useTranslation('home');
  return (
    <div className="tavern-strip wrap grid">
      <div className="tavern-strip__words">
        <h3 lang={defaultLocale}>{tavern.name}</h3>
        <p className="measure">{tavern.lead}</p>
        <MoreLink page="tavern">{t('tavern')}</MoreLink>
      </div>
      <Picture
        image={tavern.image}
        sizes="(max-width: 820px) 92vw, (max-width: 1920px) 36vw, 700px"
        className="tavern-strip__picture"
      />
    </div>
  );
}
