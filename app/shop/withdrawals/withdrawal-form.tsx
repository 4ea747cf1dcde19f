import { getFormProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { orderPrefix } from '#hotel/hotel.config.js';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { describeFields } from '~/components/forms/form-fields';
import { Button } from '~/components/ui/button';
import { explainError } from '~/components/forms/explain-error';
import { HoneypotField } from '~/components/forms/honeypot-field';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { type WithdrawalFacts, withdrawalFields } from './withdrawal-fields';
import { UnavailableNotice, ProblemNotice } from './withdrawal-notices';
import type { FormStep, WithdrawalActionData } from './withdrawal-steps';

type WithdrawalFormProps = { view: FormStep; actionData?: WithdrawalActionData | undefined };

/** An order number, with word joiners so that it does not break at its hyphens. */
const example = `${orderPrefix}-\u20602026-\u2060000123`;

/** The withdrawal form. Uses full page loads even with scripts, so that the browser restores the values on Back. */
export function WithdrawalForm({ view, actionData }: WithdrawalFormProps) {
  const { t } = useTranslation('withdrawal');
  const { t: shared } = useTranslation('enquiries');
  const locale = useLocale();
  const [form, fields] = useForm<WithdrawalFacts>({
    id: 'withdrawal',
    lastResult: actionData?.result ?? null,
    defaultValue: view.values,
  });
  const { field, errors } = describeFields(fields, {
    names: withdrawalFields,
    label: (name) => t(`form.fields.${name}`),
    explain: (code) => explainError(shared, code),
  });
  const orderKey = actionData ? actionData.orderKey : view.orderKey;
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={`${href('withdrawal', locale)}#withdraw`}
      reloadDocument
    >
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={actionData?.problem} contact={view.contact} />
      {view.isGone && !actionData ? <UnavailableNotice /> : null}
      <Field
        {...field('fullName')}
        label={t('form.fields.fullName')}
        autoComplete="name"
        spellCheck={false}
        maxLength={100}
      />
      <Field
        {...field('orderNumber')}
        label={t('form.fields.orderNumber')}
        hint={t('form.hints.orderNumber', { example })}
        spellCheck={false}
        maxLength={200}
      />
      <Field
        {...field('email')}
        label={t('form.fields.email')}
        hint={t('form.hints.email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <Field
        {...field('items')}
        label={t('form.fields.items')}
        hint={t('form.hints.items')}
        multiline
        optional
      />
      <Field {...field('note')} label={t('form.fields.note')} multiline optional />
      <HoneypotField id="withdrawal-website" label={t('form.trap')} />
      <input type="hidden" name="formToken" value={actionData?.formToken ?? view.formToken} />
      {orderKey ? <input type="hidden" name="order" value={orderKey} /> : null}
      <div className="enquiry__end">
        <Button>{t('form.submit')}</Button>
        <p className="note">
          {t('form.next')} {t('form.use')}{' '}
          <LocaleLink page="privacy">{t('form.privacy')}</LocaleLink>
        </p>
      </div>
    </Form>
  );
}
