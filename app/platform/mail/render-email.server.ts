import { createElement } from 'react';
import { type EmailContent, renderPlainText } from './email-content';
import { EmailTemplate } from './email-template';
import type { OutgoingMail } from './outgoing-mail';
import { renderHtml } from './render-html.server';

/** Renders the HTML and the text part of an email, ready for the outbox. */
export async function renderEmail(
  content: EmailContent,
): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text'>> {
  return {
    subject: content.subject,
    html: await renderHtml(createElement(EmailTemplate, { content })),
    text: renderPlainText(content),
  };
}
