import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Icon } from '~/components/ui/icon';
import { UnavailableNotice } from '~/shop/cart/unavailable-notice';
import { LocaleLink } from '~/routing/locale-link';
import { ProblemNotice } from './checkout-problems';
import { CheckoutProgress } from './checkout-progress';
import type { CheckoutProblem, CheckoutView } from './checkout.loader.server';

type StepFrameProps = {
  view: CheckoutView;
  problem?: CheckoutProblem | undefined;
  errors: FormErrors;
  lead?: string;
  children: ReactNode;
};

/** The layout of every step: progress, back link, errors, title. */
export function StepLayout({ view, problem, errors, lead, children }: StepFrameProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className={`wrap checkout checkout--${view.step}`}>
      <CheckoutProgress step={view.step} reachable={view.reachable} />
      <BackLink step={view.step} />
      <ErrorSummary errors={errors} />
      <UnavailableNotice gone={view.cart.gone} />
      {problem ? <ProblemNotice view={view} problem={problem} /> : null}
      <h1>{t(`steps.${view.step}`)}</h1>
      {lead ? <p className="checkout__lead">{lead}</p> : null}
      {children}
    </div>
  );
}

function BackLink({ step }: { step: CheckoutView['step'] }) {
  const { t } = useTranslation('checkout');
  const inside = (
    <>
      <Icon name="arrow" />
      {t(step === 'data' ? 'back.cart' : step === 'delivery' ? 'back.data' : 'back.delivery')}
    </>
  );
  if (step === 'data') {
    return (
      <LocaleLink page="cart" className="back-link">
        {inside}
      </LocaleLink>
    );
  }
  return (
    <LocaleLink
      page="checkout"
      search={step === 'delivery' ? 'step=data' : 'step=delivery'}
      className="back-link"
    >
      {inside}
    </LocaleLink>
  );
}
