import { waitForFillTime } from './fill-time';
import { fieldOf } from './html-forms';
import { type Page, Shopper } from './shopper';

/** Opens a page with a form and waits until a person could have filled it in. */
export async function openAsPerson(
  siteUrl: string,
  path: string,
): Promise<{ shopper: Shopper; page: Page }> {
  const shopper = new Shopper(siteUrl);
  const page = await shopper.open(path);
  await waitForFillTime(fieldOf(page.form('formToken'), 'formToken'));
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
