import { useTranslation } from 'react-i18next';
import { Chapters } from '~/components/layout/chapters';
import { Opener } from '~/components/layout/opener';
import { useFrame } from '~/components/layout/use-frame';
import { buttonClass } from '~/components/ui/button';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import { OpeningHours } from '~/content/opening/opening-hours';
import { LocaleLink } from '~/routing/locale-link';
import menuCardStyles from './menu-card.css?url';
import { DiningJsonLd } from './dining-json-ld';
import type { DiningView } from './dining.loader.server';
import { MenuCard, TastingCard } from './menu-card';
import { allergens } from '~/content/vocabulary';

/** Preselects this page's venue in the table reservation form. */
const tableSearch = ({ venue }: DiningView) => (venue === 'tavern' ? 'venue=tavern' : undefined);

/** The page of the restaurant or tavern: room, cuisine, menu, opening hours. */
export function DiningScreen({ view }: { view: DiningView }) {
  const { t } = useTranslation('dining');
  const { head, image, blocks } = view;
  return (
    <>
      <Opener title={head.title} lead={head.lead} image={image} kicker={view.cuisine} isDark>
        <p className="ways">
          <LocaleLink
            page="tableReservation"
            search={tableSearch(view)}
            className={buttonClass('light')}
          >
            {t('reserve')}
          </LocaleLink>{' '}
          {view.menu.sections.length > 0 ? (
            <a className="more" href="#menu">
              <span>{t('toMenu')}</span>
            </a>
          ) : null}{' '}
          <a className="more" href="#hours">
            <span>{t('hours')}</span>
          </a>
        </p>
      </Opener>
      <link rel="stylesheet" href={menuCardStyles} />
      <Chapters chapters={blocks} />
      <Menus view={view} />
      <Hours view={view} />
      <Onward view={view} />
      <DiningJsonLd of={view} />
    </>
  );
}

function Menus({ view }: { view: DiningView }) {
  const { menu, drinks, tasting, menuImage } = view;
  if (menu.sections.length + drinks.sections.length === 0 && !tasting) return null;
  return (
    <div
      className={
        menuImage ? 'menus menus--picture wrap laid-out-later' : 'menus wrap laid-out-later'
      }
    >
      {menuImage ? (
        <Picture
          image={menuImage}
          sizes="(max-width: 1920px) 92vw, 1780px"
          className="menus__picture"
        />
      ) : null}
      <MenuCard menu={menu} id="menu" />
      <div className={tasting ? 'menus__second menus__second--two' : 'menus__second'}>
        {tasting ? (
          <div>
            <TastingCard tasting={tasting} />
            {view.plate ? (
              <Picture
                image={view.plate}
                sizes="(max-width: 999px) 1px, 20vw"
                className="menus__plate"
              />
            ) : null}
          </div>
        ) : null}
        <MenuCard menu={drinks} id="drinks" />
      </div>
      <AllergenLegend />
    </div>
  );
}

function Hours({ view }: { view: DiningView }) {
  const { t } = useTranslation('dining');
  const hotel = useFrame()?.hotel;
  return (
    <section className="hours band band--sand" aria-labelledby="hours">
      <div className="wrap grid">
        <div className="hours__week">
          <h2 id="hours">{t('hours')}</h2>
          <OpeningHours opening={view.opening} />
        </div>
        <div className="hours__ways stack">
          <h3>{t('table.title')}</h3>
          <p>{t('table.short')}</p>
          <p>
            <MoreLink page="tableReservation" search={tableSearch(view)}>
              {t('reserve')}
            </MoreLink>
          </p>
          {hotel ? (
            <ul className="hours__contact">
              <li>
                <a href={`tel:${hotel.phone}`}>{hotel.phoneDisplay}</a>
              </li>
              <li>
                <a href={`mailto:${hotel.email}`}>{hotel.email}</a>
              </li>
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Links to the other venue and to the oleotheque. */
function Onward({ view }: { view: DiningView }) {
  const { t } = useTranslation('dining');
  const { other, oleotheque } = view;
  if (!other && !oleotheque) return null;
  return (
    <nav className="onward wrap grid" aria-label={t('onward')}>
      {other ? (
        <div>
          <h2>{other.title}</h2>
          <p>{other.lead}</p>
          <MoreLink page={other.venue}>{t(`onwardTo.${other.venue}`)}</MoreLink>
        </div>
      ) : null}
      {oleotheque ? (
        <div>
          <h2>{oleotheque.title}</h2>
          <p>{oleotheque.lead}</p>
          <MoreLink page="oleotheque">{t('onwardTo.oleotheque')}</MoreLink>
        </div>
      ) : null}
    </nav>
  );
}

/** Legend of the fourteen allergens that must be declared (Reg. (EU) No 1169/2011, Annex II). */
function AllergenLegend() {
  const { t } = useTranslation('dining');
  return (
    <section className="legend" aria-labelledby="allergens">
      <h2 id="allergens">{t('allergens.title')}</h2>
      <p className="measure">{t('allergens.intro')}</p>
      <dl className="legend__list">
        {allergens.map((allergen) => (
          <div key={allergen}>
            <dt>{t(`allergens.names.${allergen}`)}</dt>
            <dd>{t(`allergens.meaning.${allergen}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
