import { useTranslation } from 'react-i18next';
import { FactList } from '~/components/ui/fact-list';
import type { EmailContent } from '~/platform/mail/email-content';

/** A preview of an email, in the guest's language. */
export function MailPreview({ content, to }: { content: EmailContent; to: string }) {
  const { t } = useTranslation('inbox');
  const { locale, title, kicker, opening, facts = [], button, footer } = content;
  return (
    <section className="desk-mail" aria-label={t('reply.preview')}>
      <p className="note">{t('reply.to', { to })}</p>
      <div lang={locale} className="desk-mail__sheet">
        {kicker === undefined ? null : <p className="note">{kicker}</p>}
        <p className="desk-mail__title">{title}</p>
        {opening.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <FactList facts={facts} />
        {button ? <p className="desk-mail__button">{button.label}</p> : null}
        <p className="note">
          {[footer.heading, ...footer.lines.map(({ text }) => text)]
            .filter(Boolean)
            .join('\u00A0· ')}
        </p>
      </div>
    </section>
  );
}
