import { useTranslation } from 'react-i18next';
import { guaranteeLink, guaranteeUrl } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { LocaleLink } from '~/routing/locale-link';
import type { Guarantee } from './guarantee.server';

/**
 * The official notice, as large as the column allows and otherwise as the Commission made it (Impl. Reg. (EU) 2025/1960,
 * Annex I), and the link that its guidelines want beside it. Until the operator has added the file, the link alone.
 */
export function OfficialNotice({ notice }: Pick<Guarantee, 'notice'>) {
  const { t } = useTranslation(['cart', 'common']);
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
        <a href={guaranteeUrl[locale]} target="_blank" rel="noopener">
          {guaranteeLink[locale]}
          <span className="visually-hidden"> ({t('common:header.newTab')})</span>
        </a>
      </p>
    </>
  );
}

/** The reminder of the legal guarantee where an order begins and where it is placed. */
export function GuaranteeReminder({ guarantee }: { guarantee: Guarantee }) {
  const { t } = useTranslation('cart');
  return (
    <section className="guarantee" aria-labelledby="guarantee-title">
      <h2 id="guarantee-title">{guarantee.title}</h2>
      {guarantee.text ? (
        <p>
          {guarantee.text} <LocaleLink page="guarantee">{t('guarantee.more')}</LocaleLink>
        </p>
      ) : null}
      <OfficialNotice notice={guarantee.notice} />
    </section>
  );
}
