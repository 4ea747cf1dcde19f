import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { workingDaysText } from '~/shop/orders/mails/order-mail-lines';
import { toWorkingDays } from '~/shop/delivery/working-days';

const examples: [Locale, number, number, string][] = [
  ['hr', 1, 1, '1 radni dan'],
  ['hr', 3, 3, '3 radna dana'],
  ['hr', 2, 4, '2 do 4 radna dana'],
  ['hr', 5, 7, '5 do 7 radnih dana'],
  ['hr', 14, 21, '14 do 21 radni dan'],
  ['en', 1, 1, '1 working day'],
  ['en', 1, 2, '1 to 2 working days'],
  ['de', 2, 2, '2 Arbeitstagen'],
  ['it', 5, 7, 'da 5 a 7 giorni lavorativi'],
];

test.each(examples)('%s: %i to %i are “%s”, on pages and in emails', (locale, min, max, text) => {
  const { key, ...values } = toWorkingDays({ min, max });
  const onPages = getT(locale)(`common:${key}`, values);
  const inMails = workingDaysText({ min, max }, getMailTexts(locale));
  const plain = [onPages, inMails].map((found) => found.replaceAll('\u00a0', ' '));
  expect(plain).toEqual([text, text]);
});
