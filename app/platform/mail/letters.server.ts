import { createElement } from 'react';
import { type Letter, letterText } from './letter';
import { LetterMail } from './letter-mail';
import type { OutgoingMail } from './outgoing-mail';
import { renderHtml } from './render-html.server';

/** A letter as the outbox takes it. */
export async function renderLetter(
  letter: Letter,
): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text'>> {
  return {
    subject: letter.subject,
    html: await renderHtml(createElement(LetterMail, { letter })),
    text: letterText(letter),
  };
}
