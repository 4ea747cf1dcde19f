import { setTimeout as wait } from 'node:timers/promises';
import type { AddressObject, ParsedMail } from 'mailparser';
import { readMails } from './journey';
import { type Page, Shopper } from './shopper';

/** The address that a mail went to. */
export const recipient = ({ to }: ParsedMail) => (to as AddressObject).value[0]?.address;

/** The two mails of an enquiry, once both are written: the hotel's notice and the guest's receipt. */
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

/** Opens a page with a form and waits as long as a person needs at least. */
export async function openAsPerson(
  siteUrl: string,
  path: string,
): Promise<{ shopper: Shopper; page: Page }> {
  const shopper = new Shopper(siteUrl);
  const page = await shopper.open(path);
  await wait(600);
  return { shopper, page };
}

/** Sends a form as a program would that never opened the page. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
}

/** Numbers are joined to their nouns by non-breaking spaces. */
export const plain = (text = '') => text.replaceAll('\u00a0', ' ');
