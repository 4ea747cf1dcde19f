import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import type { FrameData } from './frame-data';
import { Brand } from './header-links';
import { LanguageSwitch } from './language-switch';
import { FooterEnd } from './site-footer';

type BareFrameProps = { frame?: FrameData | undefined };

/** The header of the checkout: the way back to the cart, the mark, the languages. */
export function BareHeader({ frame }: BareFrameProps) {
  const { t } = useTranslation();
  return (
    <header className="bare-header">
      <div className="bare-header__row wrap">
        <LocaleLink page="cart" className="bare-header__back">
          <Icon name="arrow" />
          {t('header.cart')}
        </LocaleLink>{' '}
        <Brand frame={frame} /> <LanguageSwitch />
      </div>
    </header>
  );
}

/** The footer of the checkout: the seller, legal pages and contact details. */
export function BareFooter({ frame }: BareFrameProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <footer className="site-footer site-footer--bare">
      <div className="wrap">
        <ul className="site-footer__service">
          {(['contact', 'shipping', 'payment', 'terms'] as const).map((page) => (
            <li key={page}>
              <LocaleLink page={page}>{t(`pages.${page}`)}</LocaleLink>
            </li>
          ))}
          <li>
            <LocaleLink page="withdrawal">{withdrawalEntry[locale]}</LocaleLink>
          </li>
        </ul>
        {frame ? <FooterEnd frame={frame} /> : null}
      </div>
    </footer>
  );
}
