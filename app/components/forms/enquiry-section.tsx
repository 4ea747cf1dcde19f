import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field';
import type { FormField } from './form-fields';
import { HoneypotField } from './honeypot-field';
import { useFocusOnChange } from './use-focus-on-change';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { CaptchaField } from './captcha/captcha-field';
import { useFrame } from '~/components/layout/use-frame';
import { LocaleLink } from '~/routing/locale-link';
import type { EnquiryKindName, EnquiryProblem } from './enquiry-form-state';

type EnquirySectionProps = {
  /** The section's id, which is the fragment of the form's action URL. */
  id: string;
  title: string;
  /** Below the title, beside the form. */
  intro: ReactNode;
  children: ReactNode;
  /** Below the introduction on wide screens, below the form on narrow ones. */
  after?: ReactNode;
};

/** A section with a form: the introduction on one side, the fields on the other. */
export function EnquirySection({ id, title, intro, children, after }: EnquirySectionProps) {
  return (
    <section className="wrap enquiry" id={id} aria-labelledby={`${id}-title`}>
      <div className="enquiry__words">
        <h2 id={`${id}-title`}>{title}</h2>
        {intro}
      </div>
      {children}
      {after}
    </section>
  );
}

/** Why a valid form was not accepted, and the telephone number as the alternative. */
export function ProblemNotice({
  problem,
  id,
}: {
  problem?: EnquiryProblem | undefined;
  /** Id that the form refers to as its description. */
  id: string;
}) {
  const { t } = useTranslation('enquiries');
  if (!problem) return null;
  return (
    <Notice id={id} kind="error" role="alert" title={t(`problems.${problem}.title`)}>
      <p>
        {t(`problems.${problem}.text`)} <PhoneLink />
      </p>
    </Notice>
  );
}

type PersonFieldsProps = {
  field: (name: 'fullName' | 'email' | 'phone') => FormField;
  hints: { email: string; phone: string };
};

/** Name, email and telephone number of the sender. */
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

type EnquiryFormFooterProps = {
  kind: EnquiryKindName;
  formToken: string;
  /** The submit button's label. */
  submit: string;
  /** Above the button. */
  children?: ReactNode;
};

/** The fields against bots, the submit button and the privacy note. */
export function EnquiryFormFooter({ kind, formToken, submit, children }: EnquiryFormFooterProps) {
  const { t } = useTranslation('enquiries');
  const captcha = useFrame()?.captcha;
  return (
    <>
      {/* Empty again after a refusal, which renews the token. */}
      <HoneypotField key={formToken} id={`${kind}-website`} label={t('trap')} />
      <input type="hidden" name="formToken" value={formToken} />
      {children}
      <div className="enquiry__end">
        <Button>{submit}</Button>
        <p className="note">
          {t('use')} {captcha ? `${t('captcha')} ` : null}
          <LocaleLink page="privacy">{t('privacy')}</LocaleLink>
        </p>
        <CaptchaField action={kind} />
      </div>
    </>
  );
}

type SentNoticeProps = {
  title: string;
  /** What happens next. */
  next: string;
  /** Announces the copy to the guest; shown only if there is one. */
  copy: string;
  isCopied: boolean;
  /** A link to an empty form. */
  again: ReactNode;
};

/** The confirmation that replaces the form. Takes the focus, so that screen readers announce it. */
export function SentNotice({ title, next, copy, isCopied, again }: SentNoticeProps) {
  const { t } = useTranslation('enquiries');
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(box, title);
  return (
    <div className="enquiry__sent" ref={box} tabIndex={-1} data-takes-focus="">
      <Notice kind="ok" title={title}>
        <p>{next}</p>
        {isCopied ? <p>{copy}</p> : null}
        <p>
          {t('urgent')} <PhoneLink />
        </p>
      </Notice>
      <p>{again}</p>
    </div>
  );
}

/** The hotel's telephone number. */
export function PhoneLink() {
  const hotel = useFrame()?.hotel;
  return hotel ? (
    <a className="tabular nowrap" href={`tel:${hotel.phone}`}>
      {hotel.phoneDisplay}
    </a>
  ) : null;
}
