import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NutritionFacts } from './nutrition';
import type {
  FoodDetails,
  ProductView,
  SafetyDetails,
  SellerDetails,
} from './product.loader.server';

type ProductParticularsProps = { product: ProductView; seller: SellerDetails };

/** The information required by law before a purchase: for food, other goods, or both. */
export function ProductParticulars({ product, seller }: ProductParticularsProps) {
  const { t } = useTranslation('shop');
  const { food, safety } = product;
  return (
    <section className="facts-sheet wrap laid-out-later" aria-labelledby="particulars">
      <div className="facts-sheet__card">
        <h2 id="particulars">{t(food ? 'particulars.food' : 'particulars.goods')}</h2>
        <div className="facts-sheet__columns">
          <dl>
            {food ? <FoodRows food={food} seller={seller} /> : null}
            {safety ? <SafetyRows safety={safety} seller={seller} /> : null}
          </dl>
          {food?.nutrition ? <NutritionTable nutrition={food.nutrition} /> : null}
        </div>
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FoodRows({ food, seller }: { food: FoodDetails; seller: SellerDetails }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <Row name={t('particulars.legalName')}>{food.legalName}</Row>
      {food.categoryLine ? (
        <Row name={t('particulars.categoryLine')}>{food.categoryLine}</Row>
      ) : null}
      {food.ingredients ? (
        <Row name={t('particulars.ingredients')}>
          <Emphasis text={food.ingredients} />
        </Row>
      ) : null}
      <Row name={t('particulars.allergens')}>
        <Emphasis text={food.allergens} />
      </Row>
      {food.netContents.length > 0 ? (
        <Row name={t('particulars.net')}>{food.netContents.join(', ')}</Row>
      ) : null}
      <Row name={t('particulars.origin')}>{food.origin}</Row>
      <Row name={t('particulars.storage')}>{food.storage}</Row>
      {food.nutritionExemption ? (
        <Row name={t('particulars.nutritionFree')}>{food.nutritionExemption}</Row>
      ) : null}
      <Row name={t('particulars.operator')}>
        {food.operator ?? `${seller.legalName}, ${seller.address}`}
      </Row>
    </>
  );
}

function SafetyRows({ safety, seller }: { safety: SafetyDetails; seller: SellerDetails }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <Row name={t('particulars.identifier')}>{safety.identifier}</Row>
      <Row name={t('particulars.materials')}>{safety.materials}</Row>
      <Row name={t('particulars.care')}>{safety.care}</Row>
      {safety.warnings ? <Row name={t('particulars.warnings')}>{safety.warnings}</Row> : null}
      <Row name={t('particulars.maker')}>
        {seller.legalName}, {seller.address}, <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </Row>
    </>
  );
}

function NutritionTable({ nutrition }: { nutrition: NutritionFacts }) {
  const { t } = useTranslation('shop');
  const { per, rows } = nutrition;
  return (
    <table className="nutrition tabular">
      <caption>{t('nutrition.title', { per })}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('nutrition.line')}</th>
          <th scope="col">{t('nutrition.amount', { per })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, value }) => (
          <tr key={line} data-part={line === 'saturates' || line === 'sugars' || undefined}>
            <th scope="row">{t(`nutrition.${line}`)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Text between asterisks is bold: allergens must stand out from the ingredients (Reg. 1169/2011 Art. 21). */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split('*');
  return (
    <>
      {parts.map((part, index) =>
        // Odd-numbered parts were between asterisks. The index is a stable key, because the order never changes.
        index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
      )}
    </>
  );
}
