import { expect, test } from 'vitest';
import { toReplyContent } from '~/hospitality/replies/reply-content.server';
import { getDefaultTemplate } from '~/hospitality/replies/reply-templates.server';
import { locales } from '~/i18n/locales';
import { renderPlainText } from '~/platform/mail/email-content';
import { makeLoadContext } from '../../../support/load-context';

test.each(locales)('in %s a free message has its title once, without the hotel', (locale) => {
  const content = makeLoadContext().content.current();
  const template = getDefaultTemplate({ id: 'write', locale });
  const mail = toReplyContent(
    content,
    { request: { full_name: 'Ana', locale }, template, reserved: {}, text: '', token: undefined },
    'https://linden.example',
  );
  const { fullName } = content.get().site.hotel;
  expect(mail.subject).toBe(`${mail.title} · ${fullName}`);
  expect(renderPlainText(mail).split(mail.title)).toHaveLength(2);
});
