import { useTranslation } from 'react-i18next';
import { allergens } from '~/content/vocabulary';

/** The fourteen allergens that dishes must name, each with what it stands for (Reg. (EU) No 1169/2011, Annex II). */
export function AllergenLegend() {
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
