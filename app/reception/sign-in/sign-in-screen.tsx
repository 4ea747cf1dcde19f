import { getFormProps, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { Button, buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { type Locale, localeTable, locales } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { PasskeyForm } from '../passkeys/passkey-form';
import { signInHref } from './sign-in-href';
import type { LinkState } from './sign-in-links.server';

type SignInScreenProps = {
  locale: Locale;
  /** The language that the member's becomes. */
  language: Locale | undefined;
  next: string;
  /** As typed; at first the demonstration's own. */
  email?: string | undefined;
  error?: string | undefined;
  isDemonstration: boolean;
  /** Whether to offer passkeys, to browsers that have them. */
  offersPasskeys: boolean;
  /** Why a passkey did not sign in. */
  passkeyError?: string | undefined;
};

/** The first step: the address that a link is sent to, or a passkey. There are no passwords. */
export function SignInScreen(props: SignInScreenProps) {
  const { locale, language, next, email, error, isDemonstration, offersPasskeys, passkeyError } =
    props;
  const { t } = useTranslation(['reception', 'account']);
  const action = signInHref({ language });
  const [form, fields] = useForm<{ email: string }>({
    id: 'sign-in',
    lastResult: {
      initialValue: email ? { email } : {},
      ...(error && { status: 'error', error: { email: [error] } }),
    },
  });
  return (
    <div className="desk-column">
      {error ? <ErrorSummary errors={[{ id: fields.email.id, message: error }]} /> : null}
      {passkeyError ? <Notice kind="error" title={passkeyError} /> : null}
      <h1>{t('signIn.title')}</h1>
      <p className="desk-lead">{t('signIn.lead')}</p>
      {isDemonstration ? (
        <Notice>
          <p>{t('signIn.demonstration')}</p>
        </Notice>
      ) : null}
      <form {...getFormProps(form)} className="desk-form" method="post" action={action}>
        <input type="hidden" name="next" value={next} />
        <Field
          meta={fields.email}
          type="email"
          label={t('signIn.email')}
          error={error}
          autoComplete="email"
          spellCheck={false}
        />
        <Button>{t('signIn.send')}</Button>
      </form>
      {offersPasskeys ? (
        <PasskeyForm kind="get" action={action} button={t('account:signIn.button')} look="line">
          <p>{t('account:signIn.lead')}</p>
          <input type="hidden" name="next" value={next} />
        </PasskeyForm>
      ) : null}
      <ul className="desk-languages" aria-label={t('signIn.languages')}>
        {locales.map((each) => (
          <li key={each}>
            <a
              href={signInHref({ next, language: each })}
              lang={each}
              hrefLang={each}
              aria-current={each === locale ? 'true' : undefined}
            >
              {localeTable[each].name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type LinkSentScreenProps = {
  minutes: number;
  /** In a demonstration, which has no mailbox. */
  link?: string | undefined;
  language: Locale | undefined;
};

/** The second step: the same text for every address, a member's or not. */
export function LinkSentScreen({ minutes, link, language }: LinkSentScreenProps) {
  const { t } = useTranslation('reception');
  return (
    <div className="desk-column stack">
      <h1>{t('sent.title')}</h1>
      <p>{t('sent.text', { minutes })}</p>
      <p>{t('sent.browser')}</p>
      {link ? (
        <Notice title={t('sent.demonstration')}>
          <p>
            <a className="standalone-link" href={link}>
              {t('sent.open')}
            </a>
          </p>
        </Notice>
      ) : null}
      <p>
        <a className="standalone-link" href={signInHref({ language })}>
          {t('sent.again')}
        </a>
      </p>
    </div>
  );
}

type LinkScreenProps = { state: LinkState; language: Locale | undefined };

/** The third step: a button signs in, because mail scanners open links. */
export function LinkScreen({ state, language }: LinkScreenProps) {
  const { t } = useTranslation('reception');
  return (
    <div className="desk-column stack">
      <h1>{t(`link.${state}.title`)}</h1>
      <p>{t(`link.${state}.text`)}</p>
      {state === 'ready' ? (
        <form method="post">
          <Button>{t('link.ready.button')}</Button>
        </form>
      ) : (
        <p>
          <a className={buttonClass()} href={signInHref({ language })}>
            {t('link.again')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Signs out, on this device or on all of them. */
export function SignOutScreen({ email }: { email: string }) {
  const { t } = useTranslation('reception');
  return (
    <div className="desk-column stack">
      <h1>{t('signOut.title')}</h1>
      <p>{t('signOut.text', { email })}</p>
      <form className="desk-buttons" method="post">
        <Button name="where" value="here">
          {t('signOut.here')}
        </Button>
        <Button look="line" name="where" value="everywhere">
          {t('signOut.everywhere')}
        </Button>
      </form>
      <p className="note">{t('signOut.lost')}</p>
      <p>
        <a className="standalone-link" href={resourceHref('reception.account')}>
          {t('signOut.passkeys')}
        </a>
      </p>
    </div>
  );
}
