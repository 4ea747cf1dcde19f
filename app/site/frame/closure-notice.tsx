import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { LocaleLink } from '~/routing/locale-link';
import type { ClosureText } from './closure';

/** The same text in the page itself, for visitors whose pages have no scripts. */
export function ClosureBanner({ closure }: { closure: ClosureText }) {
  return (
    <aside className="closure-banner" aria-label={closure.title}>
      <p className="wrap">
        <strong>{`${closure.title}.`}</strong> {closure.text}
      </p>
    </aside>
  );
}

/** Is beside the page and blocks nothing; shown and dismissed by the page's first script (early-notices.client.ts). */
export function ClosureNotice({ closure }: { closure: ClosureText }) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <section
      className="closure"
      aria-labelledby={title}
      data-closure={closure.id}
      hidden
      suppressHydrationWarning
    >
      <h2 id={title}>{closure.title}</h2>
      <p>{closure.text}</p>
      <LocaleLink page="shop" className="more" data-dismiss="">
        <span>{t('closure.toShop')}</span>
        <Icon name="arrow" />
      </LocaleLink>
      <button type="button" className="notices__close" data-dismiss="">
        <Icon name="close" />
        <span className="visually-hidden">{t('closure.dismiss')}</span>
      </button>
    </section>
  );
}
