import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorHead, AnchorPrice, anchorDay, PriceNotes } from '~/components/ui/price-notes';
import type { Allergen } from '~/content/vocabulary';
import { formatMoney } from '~/i18n/format';
import type {
  DietaryNote,
  LocalizedDish,
  LocalizedMenu,
  LocalizedMenuSection,
  LocalizedTasting,
} from './localized-menu';

/** A menu styled as a printed card: dishes with dotted leaders, allergens written out. Nothing if it has no dishes. */
export function MenuCard({ menu, id }: { menu: LocalizedMenu; id: string }) {
  if (menu.sections.length === 0) return null;
  return (
    <section className="menu-card" aria-labelledby={id}>
      <h2 id={id}>{menu.title}</h2>
      {menu.note ? <p className="menu-card__note">{menu.note}</p> : null}
      <div className="menu-card__columns">
        {menu.sections.map((section) => (
          <MenuSection key={section.title} section={section} />
        ))}
      </div>
    </section>
  );
}

function MenuSection({ section }: { section: LocalizedMenuSection }) {
  const { title, note, shared, dishes } = section;
  const day = anchorDay(dishes.flatMap(({ portions }) => portions));
  return (
    <section className="menu-card__section laid-out-later">
      <div className="menu-card__head">
        <h3>{title}</h3> <AnchorHead day={day} />
      </div>
      {note ? <p className="menu-card__note">{note}</p> : null}
      {shared ? <SharedNote {...shared} /> : null}
      <ul>
        {dishes.map((dish) => (
          <DishLine key={dish.name} dish={dish} day={day} />
        ))}
      </ul>
    </section>
  );
}

function SharedNote({ diet, allergens }: DietaryNote) {
  const { t } = useTranslation('dining');
  return (
    <p className="menu-card__note">
      {diet ? <span className="dish__diet">{t(`diet.${diet}`)}</span> : null}{' '}
      {`${t('allergens.all')} `}
      <AllergenWords allergens={allergens} />
    </p>
  );
}

type DishLineProps = {
  dish: LocalizedDish;
  /** Reference date of the section's anchor prices. */
  day: string | undefined;
};

function DishLine({ dish, day }: DishLineProps) {
  return (
    <li className="dish">
      <p className="dish__line">
        <span className="dish__name">{dish.name}</span>{' '}
        <span className={day ? 'dish__prices dish__prices--anchored' : 'dish__prices'}>
          {dish.portions.map(({ portion, cents, ...references }) => (
            <Fragment key={cents}>
              <span className="dish__price tabular" data-price={cents}>
                {portion ? <span className="dish__portion">{`${portion} `}</span> : null}
                {formatMoney(cents)}
              </span>{' '}
              {day ? (
                <span className="dish__anchor tabular">
                  <AnchorPrice of={references} day={day} />
                </span>
              ) : (
                <PriceNotes of={references} />
              )}{' '}
            </Fragment>
          ))}
        </span>
      </p>
      {dish.description ? <p className="dish__text">{dish.description}</p> : null}
      {dish.note ? <DishNote {...dish.note} /> : null}
    </li>
  );
}

/** Whether the dish is vegetarian, and which of the fourteen allergens it contains. */
function DishNote({ diet, allergens }: DietaryNote) {
  const { t } = useTranslation('dining');
  return (
    <p className="dish__note">
      {diet ? <span className="dish__diet">{t(`diet.${diet}`)}</span> : null}{' '}
      {allergens.length > 0 ? (
        <span>
          <span className="visually-hidden">{`${t('allergens.label')} `}</span>
          <AllergenWords allergens={allergens} />
        </span>
      ) : null}
    </p>
  );
}

function AllergenWords({ allergens }: { allergens: readonly Allergen[] }) {
  const { t } = useTranslation('dining');
  return <>{allergens.map((allergen) => t(`allergens.names.${allergen}`)).join(', ')}</>;
}

/** The tasting menu, served to the whole table. */
export function TastingCard({ tasting }: { tasting: LocalizedTasting }) {
  const { t } = useTranslation('dining');
  const { price, wines } = tasting;
  return (
    <section className="menu-card tasting-card" aria-labelledby="tasting">
      <h2 id="tasting">{tasting.title}</h2>
      <ol className="tasting-card__courses">
        {tasting.courses.map(({ name, description, allergens }) => (
          <li key={name} className="dish">
            <p className="dish__name">{name}</p>
            {description ? <p className="dish__text">{description}</p> : null}
            {allergens.length > 0 ? <DishNote allergens={allergens} /> : null}
          </li>
        ))}
      </ol>
      <p className="tasting-card__price tabular">
        <span data-price={price.cents}>
          {formatMoney(price.cents)} <PriceNotes of={price} />
        </span>{' '}
        <span className="tasting-card__wines" data-price={wines.cents}>
          {t('tasting.wines', { price: formatMoney(wines.cents) })} <PriceNotes of={wines} />
        </span>
      </p>
      <p className="menu-card__note">{tasting.note}</p>
    </section>
  );
}
