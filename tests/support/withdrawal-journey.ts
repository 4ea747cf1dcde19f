import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { waitForFillTime } from './fill-time';
import { fieldOf } from './html-forms';
import { addToCart, buyer, goToReview as goToOrderReview, payWith } from './journey';
import { type Page, Shopper } from './shopper';
import type { Site } from './site';
import { query } from './stored-rows';

/** Fills in the withdrawal form at a person's pace; ends on the review. */
export async function goToReview(
  shopper: Shopper,
  locale: Locale,
  values: Record<string, string>,
  from = href('withdrawal', locale),
): Promise<Page> {
  const page = await shopper.open(from);
  const form = page.form('fullName', 'orderNumber');
  await waitForFillTime(fieldOf(form, 'formToken'));
  return shopper.submit(page, form, values);
}

/** A shopper with a paid order: its amount is reserved. */
export async function buy(site: Pick<Site, 'url' | 'dataDir'>, locale: Locale, details = buyer) {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale);
  const review = await goToOrderReview(shopper, locale, details);
  const card = await shopper.submit(review, review.form('submissionId'), { terms: true });
  await payWith(shopper, card, 'succeeds');
  const [order] = await query<{ id: number; number: string; token: string }>(
    site.dataDir,
    'select id, number, token from orders order by id desc limit 1',
  );
  if (!order) throw new Error('Nothing was ordered');
  return { shopper, order };
}
