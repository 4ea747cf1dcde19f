import { setTimeout as wait } from 'node:timers/promises';
import type { AddressObject, ParsedMail } from 'mailparser';
import { readMails } from './journey';
import { type Page, Shopper } from './shopper';

/** The address an email was sent to. */
export const recipient = ({ to }: ParsedMail) => (to as AddressObject).value[0]?.address;

/** Waits for both emails of an enquiry: the hotel's notification and the guest's acknowledgement. */
export async function findMails(
  dataDir: string,
  email: string,
): Promise<{ notice: ParsedMail; receipt: ParsedMail }> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = await readMails(dataDir).catch(() => []);
    const receipt = mails.find((mail) => recipient(mail) === email);
    const notice = mails.find((mail) => mail.replyTo?.value[0]?.address === email);
    if (receipt && notice) return { notice, receipt };
    await wait(100);
  }
  throw new Error(`No mails for ${email}`);
}

/** Opens a page with a form and waits out the minimum time in which a person can fill it in. */
export async function openAsPerson(
  siteUrl: string,
  path: string,
): Promise<{ shopper: Shopper; page: Page }> {
  const shopper = new Shopper(siteUrl);
  const page = await shopper.open(path);
  await wait(600);
  return { shopper, page };
}

/** Submits a form directly, as a bot does that never opened the page. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
}

/** Replaces the non-breaking spaces between numbers and nouns. */
export const plain = (text = '') => text.replaceAll('\u00a0', ' ');
