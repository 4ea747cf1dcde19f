import type { Site } from '~/content/content-schema';
import type { TextView } from '~/content/texts/text-view';
import type { RateTable } from '~/shop/delivery/delivery';
import type { DeliveryNote } from '~/shop/delivery/delivery-estimate';
import type { Guarantee } from '~/shop/guarantee/guarantee.server';
import type { AnalyticsView } from '~/site/consent/consent';

/** A longer text as its page shows it. Prices in cents, weights in grams. */
export type TextPageView = TextView & {
  /** On the shipping page only: the tariff itself, so that page, cart and order cannot differ. */
  tariff: (RateTable & { notes: DeliveryNote[] }) | null;
  /** On the page about the legal guarantee only: the official notice, as soon as the operator has added it. */
  guarantee: Pick<Guarantee, 'notice'> | null;
  /** On the cookies page only, where visits are measured: the choice, and what was chosen as text. */
  consent: { analytics: AnalyticsView; state: string } | null;
  /** In the imprint only: the company, for search engines. */
  seller: Site['seller'] | null;
};
