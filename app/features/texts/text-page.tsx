import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import type { TextPageView } from './text-page-view';

/** A page that is mostly text: terms, shipping, payment, privacy. */
export function TextPage({ view }: { view: TextPageView }) {
  return (
    <article className="wrap text-page">
      <h1>{view.title}</h1>
      <p className="lead">{view.lead}</p>
      {view.tariff ? <TariffTable tariff={view.tariff} /> : null}
      {view.blocks.map((block) => (
        <section key={block.heading}>
          <h2>{block.heading}</h2>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

function TariffTable({ tariff }: { tariff: NonNullable<TextPageView['tariff']> }) {
  const { t } = useTranslation('texts');
  return (
    <div className="text-page-table" tabIndex={0} role="region" aria-label={t('tariff.caption')}>
      <table>
        <caption>{t('tariff.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tariff.countries')}</th>
            {tariff.grams.map((grams) => (
              <th key={grams} scope="col">
                {t('tariff.upTo', { kilograms: grams / 1000 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tariff.zones.map((zone) => (
            <tr key={zone.id}>
              <th scope="row">{zone.countries.join(', ')}</th>
              {zone.cents.map((cents, index) => (
                <td key={tariff.grams[index]}>{cents === null ? '–' : formatMoney(cents)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
