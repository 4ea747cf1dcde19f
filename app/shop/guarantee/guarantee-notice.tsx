import { useTranslation } from 'react-i18next';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { guaranteeLink, guaranteeUrl } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import type { Guarantee } from './guarantee';

/**
 * The official notice, scaled to the column and otherwise unmodified (Impl. Reg. (EU) 2025/1960, Annex I), with the
 * link that the guidelines require beside it. Only the link is shown until the operator has added the file.
 */
export function OfficialNotice({ notice }: Pick<Guarantee, 'notice'>) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  return (
    <>
      {notice ? (
        <img
          className="guarantee-notice"
          src={notice.src}
          width={notice.width}
          height={notice.height}
          loading="lazy"
          decoding="async"
          alt={t('guarantee.alt')}
        />
      ) : null}
      <p>
        <NewTabLink href={guaranteeUrl[locale]}>{guaranteeLink[locale]}</NewTabLink>
      </p>
    </>
  );
}

/** The reminder of the legal guarantee, in the cart and on the review page. */
export function GuaranteeReminder({ guarantee }: { guarantee: Guarantee }) {
  const { t } = useTranslation('cart');
  return (
    <section className="guarantee" aria-labelledby="guarantee-title">
      <h2 id="guarantee-title">{guarantee.title}</h2>
      {guarantee.text ? (
        <>
          <p>{guarantee.text}</p>
          <p>
            <LocaleLink page="guarantee">{t('guarantee.more')}</LocaleLink>
          </p>
        </>
      ) : null}
      <OfficialNotice notice={guarantee.notice} />
    </section>
  );
}
