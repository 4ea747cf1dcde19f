import { describe, expect, it } from 'vitest';
import { renderPaymentMails } from '~/shop/payments/mails/payment-mails.server';
import type { PaymentEvent } from '~/shop/payments/core/payment-events';
import { type Locale, locales } from '~/i18n/locales';
import { order, site } from '../../../../support/mail-fixtures';
import { withPlainSpaces } from '../../../../support/plain-spaces';

const options = { site, siteUrl: 'https://www.linden.example' };

const partly: Record<Locale, string> = {
  hr: 'Vraćen je dio iznosa',
  en: 'Part of your payment is refunded',
  it: 'Rimborso di una parte dell’importo',
  de: 'Ein Teil des Betrags ist erstattet',
};

async function refundMail(locale: Locale, cents: number, totalCents: number) {
  const occasion: PaymentEvent = { kind: 'refunded', cents, totalCents, capturedCents: 4800 };
  const [mail] = await renderPaymentMails({ ...order, locale }, [occasion], options);
  return (mail?.text ?? '').replace(/\u00a0/g, ' ');
}

describe('mail about a refund', () => {
  it.each(locales)('names in %s the refunded part and the total', async (locale) => {
    const text = await refundMail(locale, 1000, 1500);
    expect(text).toContain(partly[locale]);
    for (const amount of ['48,00 €', '10,00 €', '15,00 €']) expect(text).toContain(amount);
  });

  it.each(locales)(
    'has its other title in %s once all went back, in one part or several',
    async (locale) => {
      expect(await refundMail(locale, 4800, 4800)).not.toContain(partly[locale]);
      expect(await refundMail(locale, 1000, 4800)).not.toContain(partly[locale]);
    },
  );
});

it('about a charge or refund says what was left out or returned', async () => {
  const named = [{ variantId: 'vinegar-250', pieces: 1 }];
  const goods = [
    { kind: 'charge' as const, baseCents: 0, amountCents: 3900, goods: named },
    { kind: 'refund' as const, baseCents: 500, amountCents: 1000, goods: named },
  ];
  const textOf = async (event: PaymentEvent) => {
    const [mail] = await renderPaymentMails(order, [event], { ...options, goods });
    return withPlainSpaces(mail?.text).replaceAll('\n', ' ');
  };
  const charged = { kind: 'charged', cents: 3900, releasedCents: 900 } as const;
  const refunded = {
    kind: 'refunded',
    cents: 1000,
    totalCents: 1500,
    capturedCents: 4800,
  } as const;
  const vinegar = '1 × Apfelessig, Flasche 250 ml.';
  expect(await textOf(charged)).toContain(`nicht abgebucht: ${vinegar}`);
  expect(await textOf(refunded)).toContain(`Die Erstattung ist für: ${vinegar}`);
  expect(await textOf({ ...refunded, cents: 900 })).not.toContain('Apfelessig');
});

it('about a hold that ends soon names what staff choose at the desk', async () => {
  const captureBefore = new Date('2026-11-28T12:00:00Z');
  const [mail] = await renderPaymentMails(order, [{ kind: 'warning', captureBefore }], options);
  expect(mail?.text).toContain('naplatite iznos na recepciji („Naplata”)');
  expect(mail?.text).toContain('oslobodite iznos na recepciji („Oslobađanje iznosa”)');
});

describe('invoices', () => {
  const events: PaymentEvent[] = [
    { kind: 'charged', cents: 4800, releasedCents: 0 },
    { kind: 'refunded', cents: 500, totalCents: 1500, capturedCents: 4800 },
  ];

  it('are attached to the email about their charge or refund, which waits for them', async () => {
    const mails = await renderPaymentMails(order, events, { ...options, hasInvoice: () => true });
    expect(mails.map(({ documents, delayMs }) => [documents, delayMs])).toEqual([
      [[{ document: 'invoice:M-2026-000123:charged' }], 120_000],
      [[{ document: 'invoice:M-2026-000123:refunded:1500' }], 120_000],
    ]);
    for (const { text } of mails) expect(text).toContain('liegt dieser E-Mail als PDF bei');
  });

  it('are not mentioned if other software issues them', async () => {
    const mails = await renderPaymentMails(order, events, { ...options, hasInvoice: () => false });
    for (const { documents, text, delayMs } of mails) {
      expect([documents, delayMs]).toEqual([undefined, undefined]);
      expect(text).not.toContain('PDF');
    }
  });
});

it('every later email to the buyer ends with the seller’s address, telephone and email', async () => {
  const events: PaymentEvent[] = [
    { kind: 'charged', cents: 4800, releasedCents: 0 },
    { kind: 'released' },
    { kind: 'soldOut', reference: 'P-1' },
    { kind: 'failed', id: 'x' },
    { kind: 'refunded', cents: 4800, totalCents: 4800, capturedCents: 4800 },
    { kind: 'expired' },
  ];
  const mails = await renderPaymentMails(order, events, options);
  const toBuyer = mails.filter(({ to }) => to.address === order.buyer.email);
  expect(toBuyer).toHaveLength(events.length);
  const { hotel, seller } = site;
  for (const { text } of toBuyer) {
    for (const line of [seller.legalName, seller.street, seller.phoneDisplay, seller.email])
      expect(withPlainSpaces(text)).toContain(line);
    for (const line of [hotel.phoneDisplay, hotel.email]) expect(text).not.toContain(line);
  }
});

const afterDelivery: Record<Locale, string> = {
  hr: 'nakon dostave',
  en: 'after delivery',
  it: 'dopo la consegna',
  de: 'nach der Lieferung',
};

it.each(locales)(
  'about a charge says in %s “after delivery” only of a sent parcel',
  async (locale) => {
    const mailOf = async (isShipped: boolean) => {
      const event: PaymentEvent = { kind: 'charged', cents: 4800, releasedCents: 0 };
      const [mail] = await renderPaymentMails({ ...order, locale, isShipped }, [event], options);
      return (mail?.text ?? '').replace(/\u00a0/g, ' ');
    };
    expect(await mailOf(true)).toContain(afterDelivery[locale]);
    expect(await mailOf(false)).not.toContain(afterDelivery[locale]);
    expect(await mailOf(false)).toContain('48,00 €');
  },
);

const nothingToDo: Record<Locale, string> = {
  hr: 'ne morate ništa poduzeti',
  en: 'there is nothing you need to do',
  it: 'non deve fare nulla',
  de: 'Sie brauchen nichts zu tun',
};

it.each(locales)(
  'about the end of a hold says in %s that there is nothing to do only if no parcel has left',
  async (locale) => {
    for (const event of [{ kind: 'released' }, { kind: 'expired' }] as const) {
      const textOf = async (isShipped: boolean) => {
        const [mail] = await renderPaymentMails({ ...order, locale, isShipped }, [event], options);
        return withPlainSpaces(mail?.text).replaceAll('\n', ' ').toLowerCase();
      };
      const words = nothingToDo[locale].toLowerCase();
      expect(await textOf(false)).toContain(words);
      expect(await textOf(true)).not.toContain(words);
    }
  },
);
