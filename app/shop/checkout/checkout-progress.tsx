import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { LocaleLink } from '~/routing/locale-link';
import { type CheckoutStep, checkoutSteps } from './checkout-fields';

type CheckoutProgressProps = { step: CheckoutStep; reachable: readonly CheckoutStep[] };

/** The checkout's progress indicator. Steps that may be opened are links. */
export function CheckoutProgress({ step, reachable }: CheckoutProgressProps) {
  const { t } = useTranslation('checkout');
  const current = checkoutSteps.indexOf(step);
  return (
    <nav className="progress" aria-label={t('progress.label')}>
      <ol>
        <li className="progress__step progress__step--done">
          <LocaleLink page="cart">{t('progress.cart')}</LocaleLink>
        </li>
        {checkoutSteps.map((other, index) => (
          <ProgressStep
            key={other}
            step={other}
            isCurrent={other === step}
            isDone={index < current}
            isOpen={reachable.includes(other)}
          />
        ))}
      </ol>
    </nav>
  );
}

type ProgressStepProps = {
  step: CheckoutStep;
  isCurrent: boolean;
  isDone: boolean;
  isOpen: boolean;
};

function ProgressStep({ step, isCurrent, isDone, isOpen }: ProgressStepProps) {
  const { t } = useTranslation('checkout');
  const name = t(`steps.${step}`);
  if (isCurrent) {
    return (
      <li className="progress__step progress__step--current">
        <span aria-current="step">{name}</span>
      </li>
    );
  }
  return (
    <li className={isDone ? 'progress__step progress__step--done' : 'progress__step'}>
      {isOpen ? (
        <LocaleLink page="checkout" search={`step=${step}`}>
          {name}
        </LocaleLink>
      ) : (
        <span>{name}</span>
      )}
      {isDone ? (
        <>
          <Icon name="check" />
          <span className="visually-hidden"> ({t('progress.done')})</span>
        </>
      ) : null}
    </li>
  );
}
