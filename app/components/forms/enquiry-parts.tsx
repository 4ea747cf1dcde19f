import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field';
import { useArrivalFocus } from './use-arrival-focus';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { CaptchaField } from './captcha/captcha-field';
import { useFrame } from '~/components/layout/use-frame';
import { LocaleLink } from '~/routing/locale-link';
import type { EnquiryFormView, EnquiryKindName, EnquiryProblem } from './enquiry-view';

type EnquiryProps = {
  /** Of the section: the form's address ends with it. */
  id: string;
  title: string;
  /** Below the title, beside the form. */
  words: ReactNode;
  children: ReactNode;
  /** Below the words where there is room, below the form where there is not. */
  after?: ReactNode;
};

/** A form of a page: words on one side, fields on the other. */
export function Enquiry({ id, title, words, children, after }: EnquiryProps) {
  return (
    <section className="wrap enquiry" id={id} aria-labelledby={`${id}-title`}>
      <div className="enquiry__words">
        <h2 id={`${id}-title`}>{title}</h2>
        {words}
      </div>
      {children}
      {after}
    </section>
  );
}

type HousePhone = Pick<EnquiryFormView, 'phone' | 'phoneDisplay'>;

/** Why a form that is right was not taken, and the way that always works. */
export function ProblemNotice({ problem, form }: { problem?: EnquiryProblem; form: HousePhone }) {
  const { t } = useTranslation('enquiries');
  if (!problem) return null;
  return (
    <Notice kind="error" role="alert" title={t(`problems.${problem}.title`)}>
      <p>
        {t(`problems.${problem}.text`)} <PhoneLink form={form} />
      </p>
    </Notice>
  );
}

type PersonField = Pick<FieldProps, 'name' | 'value' | 'error'>;

type PersonFieldsProps = {
  field: (name: 'fullName' | 'email' | 'phone') => PersonField;
  hints: { email: string; phone: string };
};

/** Who asks, and where the answer goes. */
export function PersonFields({ field, hints }: PersonFieldsProps) {
  const { t } = useTranslation('enquiries');
  return (
    <>
      <Field
        {...field('fullName')}
        label={t('fields.fullName')}
        autoComplete="name"
        spellCheck={false}
        maxLength={100}
      />
      <div className="enquiry__pair">
        <Field
          {...field('email')}
          label={t('fields.email')}
          hint={hints.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <Field
          {...field('phone')}
          label={t('fields.phone')}
          hint={hints.phone}
          type="tel"
          autoComplete="tel"
          optional
        />
      </div>
    </>
  );
}

/**
 * The button, and what happens to what was typed.
 * @param kind of enquiry, as it is stored and as the captcha's token names it
 */
export function EnquiryEnd({ kind, submit }: { kind: EnquiryKindName; submit: string }) {
  const { t } = useTranslation('enquiries');
  const captcha = useFrame()?.captcha;
  return (
    <div className="enquiry__end">
      <Button>{submit}</Button>
      <p className="note">
        {t('use')} {captcha ? `${t('captcha')} ` : null}
        <LocaleLink page="privacy">{t('privacy')}</LocaleLink>
      </p>
      <CaptchaField captcha={captcha} action={kind} />
    </div>
  );
}

type SentNoticeProps = {
  title: string;
  /** What happens next, a paragraph each. */
  next: readonly string[];
  form: HousePhone;
  /** The link to the empty form. */
  again: ReactNode;
};

/** In the form's place after it was sent. Takes the focus, so that readers of the screen hear it. */
export function SentNotice({ title, next, form, again }: SentNoticeProps) {
  const { t } = useTranslation('enquiries');
  const box = useRef<HTMLDivElement>(null);
  useArrivalFocus(box, title);
  return (
    <div className="enquiry__sent" ref={box} tabIndex={-1} data-takes-focus="">
      <Notice kind="ok" title={title}>
        {next.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {t('urgent')} <PhoneLink form={form} />
        </p>
      </Notice>
      <p>{again}</p>
    </div>
  );
}

/** The house's telephone. */
export function PhoneLink({ form: { phone, phoneDisplay } }: { form: HousePhone }) {
  return (
    <a className="tabular nowrap" href={`tel:${phone}`}>
      {phoneDisplay}
    </a>
  );
}
