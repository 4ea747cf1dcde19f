import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Icon } from '~/components/ui/icon';
import { useScrollToMessage } from '~/components/forms/use-scroll-to-message';
import { UnavailableNotice } from '~/shop/cart/unavailable-notice';
import { LocaleLink } from '~/routing/locale-link';
import { ProblemNotice } from './checkout-problems';
import { checkoutSteps } from './checkout-fields';
import { CheckoutProgress } from './checkout-progress';
import { SummaryToggle } from './checkout-summary';
import type { CheckoutProblem, CheckoutView } from './checkout-view';

type StepFrameProps = {
  view: CheckoutView;
  problem?: CheckoutProblem | undefined;
  errors: FormErrors;
  lead?: string;
  children: ReactNode;
};

const problemId = 'checkout-problem';

/** The layout of every step: progress, back link, errors, title. */
export function StepLayout({ view, problem, errors, lead, children }: StepFrameProps) {
  const { t } = useTranslation('checkout');
  useScrollToMessage(errors.length === 0 ? (problem ?? '') : '', () =>
    document.getElementById(problemId),
  );
  return (
    <div className={`wrap checkout checkout--${view.step}`}>
      <CheckoutProgress step={view.step} reachable={view.reachable} />
      {view.step === 'data' ? null : <BackLink step={view.step} />}
      <ErrorSummary errors={errors} />
      <UnavailableNotice cart={view.cart} />
      {problem ? <ProblemNotice id={problemId} view={view} problem={problem} /> : null}
      {view.step === 'review' ? null : <SummaryToggle view={view} />}
      <p className="checkout__step">
        {t('progress.step', {
          number: checkoutSteps.indexOf(view.step) + 1,
          count: checkoutSteps.length,
        })}
      </p>
      <h1>{t(`steps.${view.step}`)}</h1>
      {lead ? <p className="checkout__lead">{lead}</p> : null}
      {children}
    </div>
  );
}

function BackLink({ step }: { step: 'delivery' | 'review' }) {
  const { t } = useTranslation('checkout');
  const before = step === 'delivery' ? 'data' : 'delivery';
  return (
    <LocaleLink page="checkout" search={`step=${before}`} className="back-link">
      <Icon name="arrow" />
      {t(`back.${before}`)}
    </LocaleLink>
  );
}
