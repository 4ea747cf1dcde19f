import { useTranslation } from 'react-i18next';

/** Names with a logo file (`public/cards`); any other is shown as text. */
const drawn = new Set(['visa', 'mastercard', 'maestro', 'wspay']);

/** The accepted cards and the payment provider. */
export function PaymentMarks({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <ul className="payment-marks" aria-label={t('footer.cards')}>
      {names.map((name) => {
        const file = name.toLowerCase();
        return (
          <li key={name}>
            {drawn.has(file) ? (
              <img
                src={`/cards/${file}.svg`}
                width={48}
                height={30}
                loading="lazy"
                decoding="async"
                alt={name}
              />
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}
