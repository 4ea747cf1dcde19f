import { expect, test } from 'vitest';
import { toReplyContent } from '~/hospitality/replies/reply-content.server';
import { readRequested } from '~/hospitality/replies/reservation';
import { getDefaultTemplate } from '~/hospitality/replies/reply-templates.server';
import { locales } from '~/i18n/locales';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import { renderPlainText } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { href } from '~/routing/href';
import { makeLoadContext } from '../../../support/load-context';

test.each(locales)('in %s a free message has its title once, without the hotel', (locale) => {
  const content = makeLoadContext().content.current();
  const template = getDefaultTemplate({ id: 'write', locale });
  const mail = toReplyContent(
    content,
    {
      enquiry: { full_name: 'Ana', locale, details: '{}' },
      template,
      reserved: {},
      text: '',
      token: undefined,
    },
    'https://linden.example',
  );
  const { fullName } = content.get().site.hotel;
  expect(mail.subject).toBe(`${mail.title} · ${fullName}`);
  expect(renderPlainText(mail).split(mail.title)).toHaveLength(2);
});

test('title and text keep the number of a day beside its month', () => {
  const details = { outletId: 'restaurant', date: '2027-07-11', time: '20:00', guests: 4 };
  const mail = toReplyContent(
    makeLoadContext().content.current(),
    {
      enquiry: { full_name: 'Ana', locale: 'de', details: JSON.stringify(details) },
      template: { subject: 'Ihre Tischanfrage: {date}', body: 'Am {date}' },
      reserved: readRequested(JSON.stringify(details)),
      text: '',
      token: undefined,
    },
    'https://linden.example',
  );
  expect(mail.subject).toBe('Ihre Tischanfrage: 11.\u00a0Juli 2027');
  expect(mail.title).toBe('Ihre Tischanfrage: 11.\u00a0Juli 2027');
  expect(mail.opening).toEqual(['Am 11.\u00a0Juli 2027']);
});

test('the acceptance of a package says what the guest confirms, a refusal does not', () => {
  const content = makeLoadContext().content.current();
  const details = {
    packageId: 'spring-walk',
    forWhom: 'myself',
    date: '2027-04-16',
    persons: 3,
    personCents: 13_000,
    totalCents: 39_000,
  };
  const enquiry = { full_name: 'Ana', locale: 'en', details: JSON.stringify(details) } as const;
  const list = (id: 'packageAccept' | 'packageDecline', token: string | undefined) => {
    const template = getDefaultTemplate({ id, locale: 'en' });
    const reserved = readRequested(enquiry.details);
    const mail = { enquiry, template, reserved, text: '', token };
    return toReplyContent(content, mail, 'https://linden.example').facts?.map(({ label }) => label);
  };
  const what = ['Package', 'Dates', 'Number of people'];
  expect(list('packageAccept', 'key')).toEqual([...what, 'Total, VAT included', 'Withdrawal']);
  expect(list('packageDecline', undefined)).toEqual(what);
});

test.each(locales)('in %s the email about an open gift leads to the withdrawal', async (locale) => {
  const details = { packageId: 'spring-walk', forWhom: 'gift', persons: 2 };
  const mail = toReplyContent(
    makeLoadContext().content.current(),
    {
      enquiry: { full_name: 'Ana', locale, details: JSON.stringify(details) },
      template: getDefaultTemplate({ id: 'packageAccept', locale }),
      reserved: readRequested(JSON.stringify(details)),
      text: '',
      token: 'key',
    },
    'https://linden.example',
  );
  const entry = withdrawalEntry[locale];
  const fact = mail.facts?.find(({ link }) => link);
  expect(fact?.value.split(entry)).toHaveLength(2);
  const address = `https://linden.example${href('withdrawal', locale)}`;
  expect(renderPlainText(mail)).toContain(`${fact?.value}\n${entry}: ${address}\n`);
  const { html } = await renderEmail(mail);
  const [before, after] = fact?.value.split(entry) ?? [];
  const cell = new RegExp(`${before}<a [^>]*href="${address}"[^>]*>${entry}</a>${after}</td>`);
  expect(html.replace(/<!-- -->/g, '').replaceAll('&nbsp;', '\u00a0')).toMatch(cell);
});
