import type { ConsentQuestion } from '~/site/consent/consent';
import { useEffect, useState } from 'react';
import { loadOptional } from '~/platform/browser/module-reload.client';
import type { ConsentSheet } from '~/site/consent/consent-sheet';
import { useTranslation } from 'react-i18next';
import { useAlternates } from '~/components/layout/language-switch';
import { Icon } from '~/components/ui/icon';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';

type NoticesProps = { analytics?: ConsentQuestion | undefined };

/**
 * Small sheets at the window's foot, announced politely as they appear. Only scripts show them: the page's first script
 * those that are hidden in the page, the page's own script the consent question, without which nothing is measured.
 */
export function Notices({ analytics }: NoticesProps) {
  const ConsentSheet = useConsentSheet(analytics !== undefined);
  return (
    <div className="notices" aria-live="polite">
      <LanguageHints />
      {analytics && ConsentSheet ? <ConsentSheet analytics={analytics} /> : null}
    </div>
  );
}

/**
 * Loads the question about measuring visits where there is one; if that fails, it is not asked and nothing is measured.
 */
function useConsentSheet(isWanted: boolean): typeof ConsentSheet | undefined {
  const [Sheet, setSheet] = useState<typeof ConsentSheet>();
  useEffect(() => {
    if (!isWanted) return;
    loadOptional(() => import('~/site/consent/consent-sheet')).then(
      (module) => setSheet(() => module.ConsentSheet),
      () => {},
    );
  }, [isWanted]);
  return Sheet;
}

/**
 * This page in the other languages, each in its own language: the page's first script shows the one that the browser
 * prefers (early-notices.client.ts).
 */
function LanguageHints() {
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
