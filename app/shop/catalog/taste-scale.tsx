import { useTranslation } from 'react-i18next';

const steps = [1, 2, 3, 4, 5, 6];

/** Fruitiness, bitterness and pungency, each as a number of olives out of six. */
export function TasteScale({
  taste,
}: {
  taste: Record<'fruitiness' | 'bitterness' | 'pungency', number>;
}) {
  const { t } = useTranslation('shop');
  return (
    <dl className="taste">
      {(['fruitiness', 'bitterness', 'pungency'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`taste.${name}`)}</dt>
          <dd>
            <svg
              viewBox="0 0 132 22"
              role="img"
              aria-label={t('taste.value', { value: taste[name] })}
            >
              {steps.map((step) => (
                <ellipse
                  key={step}
                  cx={step * 22 - 13}
                  cy="11"
                  rx="6.5"
                  ry="8.6"
                  transform={`rotate(24 ${step * 22 - 13} 11)`}
                  fill={step <= taste[name] ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeWidth="1.2"
                />
              ))}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
