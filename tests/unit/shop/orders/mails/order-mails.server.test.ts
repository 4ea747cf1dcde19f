import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderForMail } from '~/shop/orders/mails/order-for-mail';
import { renderOrderMails } from '~/shop/orders/mails/order-mails.server';
import { type Locale, locales } from '~/i18n/locales';
import { guaranteeLink, guaranteeUrl, withdrawalEntry } from '~/i18n/statutory-labels';
import { href } from '~/routing/href';
import { order, site } from '../../../../support/mail-fixtures';
import { makeTexts } from '../../../../support/made-up-hotel/texts';

const options = { site, siteUrl: 'https://www.linden.example' };

const render = (changes: Partial<OrderForMail> = {}) =>
  renderOrderMails({ ...order, ...changes }, options);

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** What a reader sees of the HTML part. */
const visible = (html: string) =>
  plain(
    html
      .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );

const words: Record<Locale, { reserved: string; path: string; country: string; never: RegExp }> = {
  hr: {
    reserved: 'rezerviran',
    path: '/narudzba/',
    country: 'Njemačka',
    never: /plaćen[oai]?\b|račun/i,
  },
  en: { reserved: 'reserved', path: '/en/order/', country: 'Germany', never: /\bpaid\b|invoice/i },
  it: {
    reserved: 'bloccato',
    path: '/it/ordine/',
    country: 'Germania',
    never: /\bpagat|fattura/i,
  },
  de: {
    reserved: 'reserviert',
    path: '/de/bestellung/',
    country: 'Deutschland',
    never: /\bbezahlt|Rechnung/i,
  },
};

describe('the buyer’s mail', () => {
  it.each(locales)('has all facts in %s', async (locale) => {
    const { buyer } = await render({ locale });
    const { reserved, path, country } = words[locale];
    expect(buyer).toMatchObject({
      dedupeKey: 'order:M-2026-000123:confirmation',
      to: { name: 'Jürgen Weiß', address: 'juergen.weiss@example.org' },
    });
    expect(buyer.replyTo?.address).toBe(site.seller.email);
    expect(buyer.subject).toContain('M-2026-000123');
    for (const part of [visible(buyer.html), plain(buyer.text)]) {
      for (const expected of [
        'M-2026-000123',
        '2 × 14,50 €',
        '29,00 €',
        '9,00 €',
        '38,00 €',
        '10,00 €',
        '48,00 €',
      ]) {
        expect(part).toContain(expected);
      }
      for (const expected of [
        'Jürgen Weiß',
        'Straße des 17. Juni 135',
        '10623 Berlin',
        country,
        'Parcel Post',
        reserved,
      ]) {
        expect(part).toContain(expected);
      }
      for (const expected of [
        'Linden Hotelbetriebsgesellschaft mbH',
        '123456789',
        'shop@linden.example',
        '+43 316 000 222',
        'FN 123456a',
      ]) {
        expect(part).toContain(expected);
      }
      expect(part).toMatch(/\b24\b/);
      expect(part).toMatch(/\b2\D+6\b/);
      expect(part).toMatch(/\b14\b/);
    }
    const link = `https://www.linden.example${path}tok_en-9f2c4b7a1e`;
    expect(buyer.html).toContain(`href="${link}"`);
    expect(buyer.text).toContain(link);
    expect(buyer.html).toContain(`lang="${locale}"`);
  });

  it.each(locales)('never says in %s that the money is paid', async (locale) => {
    const { buyer } = await render({ locale });
    const { never } = words[locale];
    // "još nije naplaćeno" is the contrary of what is looked for.
    expect(plain(buyer.text).replace(/naplaćen\w*/g, '')).not.toMatch(never);
    expect(visible(buyer.html).replace(/naplaćen\w*/g, '')).not.toMatch(never);
  });

  it.each(locales)('has no missing value and no bare key in %s', async (locale) => {
    const { buyer, staff } = await render({ locale });
    for (const mail of [buyer, staff]) {
      const parts = [mail.subject, mail.html, mail.text].join('\n');
      expect(parts).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\{|\}\}|data-outlook/);
      expect(parts).not.toMatch(/\b(?:common|confirmation|notice)\.[a-zA-Z]+/);
      expect(mail.html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(/i);
    }
  });

  it('names another recipient with their own address, and the buyer with theirs', async () => {
    const { buyer } = await render({
      locale: 'it',
      recipient: {
        fullName: 'Giulia Bianchi',
        phone: '02 1234567',
        address: 'Via Dante 12',
        city: 'Milano MI',
        postalCode: '20121',
        country: 'IT',
      },
      isToBuyer: false,
    });
    const [, delivery = '', own = ''] =
      /Indirizzo di consegna([\s\S]*?)I Suoi dati([\s\S]*?)Diritto/.exec(buyer.text) ?? [];
    expect(delivery).toMatch(/Giulia Bianchi\nVia Dante 12\n20121 Milano MI\nItalia\n02 1234567/);
    // Dialled from Croatia too.
    expect(buyer.html).toContain('href="tel:+39021234567"');
    expect(own).toContain('Straße des 17. Juni 135');
    expect(own).toContain('Germania');
  });

  it('writes an address as in its country', async () => {
    const dublin = { city: 'Dublin', postalCode: 'D02 AF30', country: 'IE' };
    const { buyer } = await render({ locale: 'en', recipient: { ...order.recipient, ...dublin } });
    expect(buyer.text).toContain('\nDublin\nD02 AF30\nIreland\n');
  });

  it.each(locales)('leads in %s to the withdrawal and the legal guarantee', async (locale) => {
    const { buyer } = await render({ locale });
    const withdrawal = `https://www.linden.example${href('withdrawal', locale)}?order=${order.token}`;
    expect(buyer.html).toContain(`href="${withdrawal}"`);
    expect(buyer.html).toContain(`>${withdrawalEntry[locale]}</a>`);
    expect(buyer.text).toContain(`${withdrawalEntry[locale]}\n${withdrawal}`);
    expect(buyer.text).toContain(`${guaranteeLink[locale]}\n${guaranteeUrl[locale]}`);
    expect(plain(buyer.text)).toContain('Linden Hotel GmbH, Mill Lane 4, 8010 Graz');
  });

  it('attaches terms and model form, in the language of the order', async () => {
    const { buyer, staff } = await renderOrderMails(order, {
      ...options,
      site: { ...site, texts: makeTexts() },
    });
    expect(buyer.attachments?.map(({ filename }) => filename)).toEqual([
      'geschaeftsbedingungen.txt',
      'widerruf.txt',
    ]);
    expect(buyer.attachments?.[1]?.content).toContain('Model form de');
    expect(staff.attachments).toBeUndefined();
  });

  it('shows no empty note', async () => {
    const { buyer } = await render();
    expect(buyer.text).not.toMatch(/Ihre Anmerkung|Ihr Gruß/);
    const { buyer: noted } = await render({ comment: 'Bitte klingeln.\nDanke' });
    expect(noted.text).toContain('> Bitte klingeln.\n> Danke');
  });
});

describe('the staff’s mail', () => {
  it.each([
    ['hr', 'hrvatski'],
    ['en', 'engleski'],
    ['it', 'talijanski'],
    ['de', 'njemački'],
  ] as const)('is Croatian and names the language %s', async (locale, name) => {
    const { staff } = await render({ locale });
    expect(plain(staff.subject)).toBe('Narudžba M-2026-000123 · 48,00 € · Njemačka');
    expect(staff).toMatchObject({
      dedupeKey: 'order:M-2026-000123:notice',
      to: { name: 'Hotel Linden', address: 'shop@linden.example' },
      replyTo: { address: 'juergen.weiss@example.org' },
    });
    for (const part of [visible(staff.html), plain(staff.text)]) {
      for (const expected of [
        name,
        '1,9 kg',
        '3 proizvoda',
        '2 × Maslinovo ulje',
        'boca 500 ml',
        '21. studenoga 2026. u 19:05',
      ]) {
        expect(part).toContain(expected);
      }
      for (const expected of [
        'juergen.weiss@example.org',
        '+49 30 1234567',
        'rezerviran',
        'Njemačka',
      ]) {
        expect(part).toContain(expected);
      }
    }
    expect(staff.html).toContain('https://www.linden.example/reception/orders/M-2026-000123');
  });

  it('tells what to write on the card, before what to pack, and the buyer what was asked', async () => {
    const { buyer, staff } = await render({ giftMessage: 'Alles Gute!\nJürgen' });
    expect(plain(staff.text)).toContain('Poruka uz dar: prepišite je na čestitku');
    for (const { text } of [buyer, staff]) expect(text).toContain('> Alles Gute!\n> Jürgen');
    const html = visible(staff.html);
    expect(html.indexOf('Alles Gute!')).toBeGreaterThan(0);
    expect(html.indexOf('Alles Gute!')).toBeLessThan(html.indexOf('Sadržaj paketa'));
  });

  it('goes to the address that the operator has set', async () => {
    const { staff } = await renderOrderMails(order, {
      ...options,
      staffAddress: 'desk@linden.example',
    });
    expect(staff.to.address).toBe('desk@linden.example');
  });

  it.each([
    [1, '1 proizvod'],
    [2, '2 proizvoda'],
    [5, '5 proizvoda'],
    [21, '21 proizvod'],
  ])('counts %d in Croatian', async (count, expected) => {
    const line = { ...order.lines[0]!, count, totalCents: 1450 * count };
    const { staff } = await render({ lines: [line] });
    expect(plain(staff.text)).toMatch(new RegExp(`Sadržaj paketa: ${expected}\n`));
  });
});

describe('typed text', () => {
  const payloads = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'Ana</td></tr></table><h1>48 €',
    "'-alert(1)-'",
    '{{total}} $t(confirmation.title) ${7*7}',
    '<!--[if mso]><b>',
    '<span data-outlook="open"></span>',
    'Ana\r\nBcc: evil@example.com\r\n\r\nbody',
    '\u202eevil',
    'a'.repeat(65_536),
  ];

  const everywhere = (typed: string, phone = typed) => {
    const person = {
      fullName: typed,
      address: typed,
      city: typed,
      postalCode: typed,
      country: 'DE',
      email: typed,
      phone,
    };
    return {
      buyer: person,
      recipient: person,
      isToBuyer: false,
      giftMessage: typed,
      comment: typed,
    };
  };

  it.each(payloads)('stays text: %#', async (typed) => {
    const clean = await render();
    const mails = await render(everywhere(typed));
    for (const kind of ['buyer', 'staff'] as const) {
      const { html, subject } = mails[kind];
      expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>(?!)|<h1>48|<!--\[if mso\]><b>/);
      expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(2);
      expect(html).not.toMatch(/\u202e/);
      expect(html.length).toBeLessThan(120_000);
      expect(subject).toBe(clean[kind].subject);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it('is not interpreted as a translation', async () => {
    const { buyer } = await render(everywhere('{{total}} $t(confirmation.title)'));
    expect(buyer.text).toContain('Guten Tag {{total}} $t(confirmation.title),');
  });

  it('never opens an element', async () => {
    // A phone without a digit is not linked, which is no matter here.
    const countTags = async (typed: string) => {
      const { buyer, staff } = await render(everywhere(typed, '1'));
      return [buyer, staff].map(({ html }) => html.match(/<[a-z/!]/gi)?.length);
    };
    const clean = await countTags('x');
    const oneLine = fc
      .string({ unit: 'binary', maxLength: 60 })
      .map((typed) => `x${typed.replace(/[\r\n\u2028\u2029]/g, '')}`);
    await fc.assert(
      fc.asyncProperty(oneLine, async (typed) => {
        expect(await countTags(typed)).toEqual(clean);
      }),
      { numRuns: 60 },
    );
  });
});

it('does not say that the total includes VAT if the seller is outside the VAT system', async () => {
  for (const locale of locales) {
    const { buyer, staff } = await render({ locale, isInVat: false });
    expect(`${buyer.text}${buyer.html}${staff.text}`).not.toMatch(
      /PDV-om|VAT included|MwSt|IVA inclusa/,
    );
  }
});
