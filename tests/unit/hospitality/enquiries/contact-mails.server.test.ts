import { expect, test } from 'vitest';
import { renderContactMails } from '~/hospitality/enquiries/contact-mails.server';
import { makeSite } from '../../../support/made-up-hotel/site';

const advert = `Win a prize at https://evil.example/win\n${'Come and see. '.repeat(280)}`;

test('the hotel reads all that was typed; the confirmation carries no advertisement', async () => {
  const contact = {
    fullName: 'Visit evil.example now',
    email: 'victim@example.com',
    phone: '',
    message: advert,
  };
  const about = { id: 'a1', locale: 'en', createdAt: new Date('2026-11-23T12:00:00Z') } as const;
  const options = { site: makeSite(), siteUrl: 'https://linden.example' };
  const [notice, receipt] = await renderContactMails(contact, about, options);
  expect(notice?.text).toContain('https://evil.example/win');
  expect(notice?.text.match(/Come and see/g)).toHaveLength(280);
  for (const text of [receipt?.text, receipt?.html, receipt?.subject, receipt?.to.name]) {
    expect(text).not.toContain('evil');
  }
  expect(receipt?.text).toContain('Win a prize at …');
  expect(receipt?.text.match(/Come and see/g)?.length).toBeLessThan(30);
});
