import { useTranslation } from 'react-i18next';
import { LocaleLink } from '~/routing/locale-link';
import { hasPage } from '~/routing/paths';
import type { ClosureText } from './closure';

/** The notice above the page that the hotel is closed. */
export function ClosureBanner({ closure }: { closure: ClosureText }) {
  const { t } = useTranslation();
  return (
    <aside className="strip closure-banner" aria-label={closure.title}>
      <p className="wrap">
        <strong>{`${closure.title}.`}</strong> {closure.text}{' '}
        {hasPage('shop') ? <LocaleLink page="shop">{t('closure.toShop')}</LocaleLink> : null}
      </p>
    </aside>
  );
}
