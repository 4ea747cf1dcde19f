import { useTranslation } from 'react-i18next';
import type { EmailContent } from '~/platform/mail/email-content';

/** A letter as the guest will read it, in the guest's language. */
export function MailPreview({ content, to }: { content: EmailContent; to: string }) {
  const { t } = useTranslation('requests');
  const { locale, title, kicker, opening, facts = [], button, foot } = content;
  return (
    <section className="desk-mail" aria-label={t('reply.letter')}>
      <p className="note">{t('reply.to', { to })}</p>
      <div lang={locale} className="desk-mail__sheet">
        <p className="note">{kicker}</p>
        <p className="desk-mail__title">{title}</p>
        {opening.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {facts.length > 0 ? (
          <dl className="desk-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {button ? <p className="desk-mail__button">{button.label}</p> : null}
        <p className="note">
          {[foot.heading, ...foot.lines.map(({ text }) => text)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </section>
  );
}
