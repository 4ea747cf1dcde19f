import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlternates } from '~/components/layout/language-switch';
import { Icon } from '~/components/ui/icon';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { ConsentStrip } from '~/site/consent/consent-strip';
import consentSheet from '~/site/consent/consent.css?url';
import type { ClosureText } from './closure';
import { ClosureBanner } from './closure-banner';

type StripProps = {
  /** Whether the page runs scripts: without them nothing is measured and nothing can be dismissed. */
  hasScripts: boolean;
  closure: ClosureText | undefined;
  /** Undefined if visits are not measured. */
  consent: ComponentProps<typeof ConsentStrip> | undefined;
};

/**
 * A strip above the page, in its flow, so that it covers nothing and causes no layout shift. It shows one of its
 * contents at a time (strip-choice.client.ts); without scripts, the closure notice.
 */
export function Strip({ hasScripts, closure, consent }: StripProps) {
  return (
    <>
      {hasScripts ? <LanguageHints /> : null}
      {hasScripts && consent ? (
        <>
          <link rel="stylesheet" href={consentSheet} />
          <ConsentStrip {...consent} />
        </>
      ) : null}
      {closure ? <ClosureBanner closure={closure} /> : null}
    </>
  );
}

/** Links to this page in the other languages, each in its own language. */
function LanguageHints() {
  const { t } = useTranslation();
  const current = useLocale();
  const paths = useAlternates();
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => (
      <aside key={locale} className="strip language-hint" lang={locale}>
        <div className="wrap">
          <a className="standalone-link" href={paths[locale]} hrefLang={locale}>
            {t(`languageHint.link.${locale}`)}
          </a>
          <button type="button" className="header-link" data-dismiss="">
            <Icon name="close" />
            <span className="visually-hidden">{t(`languageHint.dismiss.${locale}`)}</span>
          </button>
        </div>
      </aside>
    ));
}
