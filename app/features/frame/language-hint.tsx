import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlternates } from '~/components/layout/language-switch';
import { Icon } from '~/components/ui/icon';
import type { Locale } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { recall, remember } from './browser-memory.client';
import { focusMain } from './focus-main';
import { preferredLocale } from './preferred-locale';

const key = 'language-hint';

/** This page in the language that the browser prefers, for those who want it; nobody is sent anywhere. */
export function LanguageHint() {
  const { t } = useTranslation();
  const current = useLocale();
  const paths = useAlternates();
  const [wanted, setWanted] = useState<Locale>();
  useEffect(() => {
    if (recall('local', key) === null) setWanted(preferredLocale(navigator.languages));
  }, []);
  if (!wanted || wanted === current) return null;
  const dismiss = () => {
    remember('local', key, 'dismissed');
    setWanted(undefined);
    focusMain();
  };
  return (
    <p className="language-hint" lang={wanted}>
      <a href={paths[wanted]} hrefLang={wanted}>
        {t(`languageHint.link.${wanted}`)}
      </a>
      <button type="button" className="notices__close" onClick={dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{t(`languageHint.dismiss.${wanted}`)}</span>
      </button>
    </p>
  );
}
