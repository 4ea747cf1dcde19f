import { expect, test } from 'vitest';
import { renderIssueMail } from '~/hospitality/newsletter/issues/issue-mail.server';
import { locales } from '~/i18n/locales';
import { makeSite } from '../../../../support/made-up-hotel/site';

const issueText = {
  subject: 'Spring in the garden',
  body: 'Dear friends,\n\nthe terrace is open: https://linden.example/terrace.\n<b>Come</b> by.\n\n\nYours,\nMarta',
};

const render = (locale: (typeof locales)[number], text = issueText) =>
  renderIssueMail(
    text,
    locale,
    {
      dedupeKey: 'newsletter-issue:1:1',
      email: 'ana@example.com',
      key: { token: 'token', hash: 'hash' },
    },
    {
      site: makeSite({ texts: {} }),
      siteUrl: 'https://linden.example',
      now: new Date('2026-11-23T12:00Z'),
    },
  );

test.each(locales)(
  'in %s the email has its words, who writes, why, and how to leave',
  async (locale) => {
    const { html, text, subject, unsubscribeUrl } = await render(locale);
    expect(subject).toBe(issueText.subject);
    expect(unsubscribeUrl).toBe('https://linden.example/newsletter/one-click?token=token');
    expect(text).toContain('Dear friends,\n\nthe terrace is open: https://linden.example/terrace.');
    expect(text).toContain('/newsletter/leave?token=token');
    const { seller } = makeSite({ texts: {} });
    for (const part of [text, html])
      expect(part).toContain(seller.legalName.replaceAll('&', '&amp;'));
    expect(html).toContain(`lang="${locale}"`);
  },
);

test('an address in the text is a link, markup is text, and nothing counts who opens the mail', async () => {
  const { html } = await render('en');
  expect(html).toMatch(
    /<a href="https:\/\/linden\.example\/terrace"[^>]*>https:\/\/linden\.example\/terrace<\/a>\./,
  );
  expect(html).toContain('&lt;b&gt;Come&lt;/b&gt; by.');
  expect(html).toContain('Yours,<br/>Marta</p>');
  expect(html).not.toMatch(/<img/);
});

test('days and prices are not torn apart at the end of a line', async () => {
  const { html } = await render('de', {
    subject: 'Geöffnet ab 1. April',
    body: 'Am 2. Mai kostet die Flasche 24,00 €.',
  });
  expect(html).toContain('>Geöffnet ab 1.\u00a0April</h1>');
  expect(html).toContain('Am 2.\u00a0Mai kostet die Flasche 24,00\u00a0€.');
});
