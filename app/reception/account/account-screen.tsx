import { useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { formatDateTime } from '~/i18n/format';
import { type Locale, localeTable, locales } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { RowFacts } from '../desk-row';
import { maxDeviceName } from '../passkeys/device-name';
import { PasskeyForm, passkeyFormId } from '../passkeys/passkey-form';
import { maxPasskeys, type Passkey } from '../passkeys/passkeys';

export type AccountScreenProps = {
  email: string;
  passkeys: readonly Passkey[];
  /** Suggested, or as typed. */
  deviceName: string;
  done?: 'added' | 'removed' | 'language' | undefined;
  /** Why a passkey was not added. */
  error?: string | undefined;
  /** False where no browser offers passkeys, because of the site’s address. */
  isAvailable: boolean;
  locale: Locale;
};

/** A staff member’s own page: the passkeys, the language, and the way out. */
export function AccountScreen(props: AccountScreenProps) {
  const { email, passkeys, deviceName, done, error, isAvailable, locale } = props;
  const { t } = useTranslation(['account', 'reception']);
  return (
    <div className="desk-column">
      {error ? <Notice kind="error" title={error} /> : null}
      {done ? <Notice kind="ok" title={t(`done.${done}`)} /> : null}
      <h1>{t('title')}</h1>
      <p>{t('reception:signOut.text', { email })}</p>
      <p>
        <a className="standalone-link" href={resourceHref('reception.sign-out')}>
          {t('signOut')}
        </a>
      </p>
      <section className="desk-section" aria-labelledby="passkeys">
        <h2 id="passkeys">{t('passkeys.title')}</h2>
        <p>{t('passkeys.lead')}</p>
        <ul className="desk-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} locale={locale} />
          ))}
        </ul>
        <AddPasskey {...{ deviceName, isAvailable, count: passkeys.length }} />
      </section>
      <Languages locale={locale} />
    </div>
  );
}

function Languages({ locale }: { locale: Locale }) {
  const { t } = useTranslation('account');
  return (
    <section className="desk-section" aria-labelledby="language">
      <h2 id="language">{t('language.title')}</h2>
      <p className="desk-lead">{t('language.lead')}</p>
      <form className="desk-buttons" method="post">
        {locales.map((each) => (
          <Button
            key={each}
            look="line"
            name="language"
            value={each}
            lang={each}
            aria-pressed={each === locale}
          >
            {localeTable[each].name}
          </Button>
        ))}
      </form>
    </section>
  );
}

function PasskeyRow({ passkey, locale }: { passkey: Passkey; locale: Locale }) {
  const { t } = useTranslation('account');
  const { id, name, created_at, last_used_at } = passkey;
  const show = (time: string) => formatDateTime(new Date(time), locale);
  const used = last_used_at
    ? t('passkeys.used', { time: show(last_used_at) })
    : t('passkeys.unused');
  return (
    <li className="desk-row desk-passkey">
      <span>
        <span className="desk-row__title">{name}</span>
        <RowFacts facts={[t('passkeys.added', { time: show(created_at) }), used]} />
      </span>
      <a
        className="standalone-link"
        href={resourceHref('reception.passkey', { passkey: String(id) })}
        aria-label={t('passkeys.removeNamed', { name })}
      >
        {t('passkeys.remove')}
      </a>
    </li>
  );
}

type AddPasskeyProps = Pick<AccountScreenProps, 'deviceName' | 'isAvailable'> & { count: number };

function AddPasskey({ deviceName, isAvailable, count }: AddPasskeyProps) {
  const { t } = useTranslation('account');
  const [, fields] = useForm<{ name: string }>({
    id: passkeyFormId,
    lastResult: { initialValue: { name: deviceName } },
  });
  if (count >= maxPasskeys) return <p className="note">{t('errors.full', { max: maxPasskeys })}</p>;
  if (!isAvailable) return <p className="note">{t('errors.unavailable')}</p>;
  return (
    <>
      <p className="note" data-without-passkeys="">
        {t('passkeys.unsupported')}
      </p>
      <PasskeyForm
        kind="create"
        action={resourceHref('reception.account')}
        button={t('passkeys.add')}
      >
        <Field
          meta={fields.name}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          maxLength={maxDeviceName}
          autoComplete="off"
          spellCheck={false}
        />
      </PasskeyForm>
    </>
  );
}
