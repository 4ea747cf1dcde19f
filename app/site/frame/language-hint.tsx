import { useTranslation } from 'react-i18next';
import { useAlternates } from '~/components/layout/language-switch';
import { Icon } from '~/components/ui/icon';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';

/**
 * This page in the other languages, each in its own language: the page's first script shows the one that the browser
 * prefers (early-notices.client.ts).
 */
export function LanguageHints() {
  const { t } = useTranslation();
  const current = useLocale();
  const paths = useAlternates();
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => (
      <p key={locale} className="language-hint" lang={locale} hidden suppressHydrationWarning>
        <a href={paths[locale]} hrefLang={locale}>
          {t(`languageHint.link.${locale}`)}
        </a>
        <button type="button" className="notices__close" data-dismiss="">
          <Icon name="close" />
          <span className="visually-hidden">{t(`languageHint.dismiss.${locale}`)}</span>
        </button>
      </p>
    ));
}
