import { expect } from 'vitest';
import type { ParsedMail } from 'mailparser';
import { eventually } from './eventually';
import { readMails, recipient } from './journey';

/** Waits until a site has sent at least `count` emails that fit. @returns all that fit, oldest first */
export function waitForMails(
  dataDir: string,
  fits: (mail: ParsedMail) => boolean,
  count = 1,
): Promise<[ParsedMail, ...ParsedMail[]]> {
  return eventually(async () => {
    const found = (await readMails(dataDir)).filter(fits);
    expect(found.length).toBeGreaterThanOrEqual(count);
    return found as [ParsedMail, ...ParsedMail[]];
  });
}

/** Waits for both emails of an enquiry: the hotel's notification and the guest's acknowledgement. */
export async function findMails(
  dataDir: string,
  email: string,
): Promise<{ notice: ParsedMail; receipt: ParsedMail }> {
  const [receipt] = await waitForMails(dataDir, (mail) => recipient(mail) === email);
  const [notice] = await waitForMails(dataDir, (mail) => replyAddress(mail) === email);
  return { notice, receipt };
}

/** The address that an answer to an email goes to, if it names one. */
export const replyAddress = ({ replyTo }: ParsedMail) => replyTo?.value[0]?.address;
