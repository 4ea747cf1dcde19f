import { useTranslation } from 'react-i18next';
import { offeredTemplates } from '~/hospitality/replies/reply-templates';
import { locales, localeTable } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';

type TextsScreenProps = { changed: readonly { template: string; locale: string }[] };

/** The reply templates, in every language of the site. */
export function TextsScreen({ changed }: TextsScreenProps) {
  const { t } = useTranslation(['wording', 'inbox', 'reception']);
  const isOwn = (id: string, locale: string) =>
    changed.some((each) => each.template === id && each.locale === locale);
  return (
    <div className="desk-column">
      <p>
        <a className="standalone-link" href={resourceHref('reception.enquiries')}>
          {t('inbox:sheet.back')}
        </a>
      </p>
      <h1>{t('title')}</h1>
      <p className="desk-lead">{t('lead')}</p>
      {offeredTemplates.map((id) => (
        <section key={id} className="desk-section" aria-labelledby={id}>
          <h2 id={id}>{t(`names.${id}`)}</h2>
          <ul className="desk-rows">
            {locales.map((locale) => (
              <li key={locale} className="desk-row">
                <a
                  className="desk-row__title"
                  href={resourceHref('reception.text', { template: id, language: locale })}
                  lang={locale}
                >
                  {localeTable[locale].name}
                </a>
                {isOwn(id, locale) ? <span className="desk-tag">{t('ownTag')}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
