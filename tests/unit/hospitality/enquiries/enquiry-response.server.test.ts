import { expect, test } from 'vitest';
import { loadEnquiryForm } from '~/hospitality/enquiries/enquiry-form.loader.server';
import { enquiryResponse } from '~/hospitality/enquiries/enquiry-response.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

test.each([true, false])(
  'the page that confirms an enquiry learns whether there is a copy: %s',
  async (isCopied) => {
    const context = makeLoadContext({ db: await openMemoryDatabase() });
    const response = enquiryResponse({ kind: 'sent', isCopied }, '/en/contact', 'message');
    if (!(response instanceof Response)) throw new Error('not redirected');
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('location') ?? '', 'https://linden.example');
    expect([url.pathname, url.hash]).toEqual(['/en/contact', '#message']);
    const { form } = await loadEnquiryForm(context, new Request(url), 'Contact');
    expect(form).toMatchObject({ isSent: true, isCopied });
  },
);
