import type { OfferShippingDetailsLeaf, QuantitativeValueLeaf } from 'schema-dts';
import { toDecimal } from '~/i18n/format';

/** Where one piece goes, and what its parcel costs there, zone by zone. */
export type ShippingOffer = {
  zones: readonly { codes: readonly string[]; cents: number | null }[];
  /** Working days on the way. */
  days: { min: number; max: number };
};

/** We pack within 24 hours. */
const handling = { min: 0, max: 1 };

const days = ({ min, max }: { min: number; max: number }) =>
  ({
    '@type': 'QuantitativeValue',
    minValue: min,
    maxValue: max,
    unitCode: 'DAY',
  }) satisfies QuantitativeValueLeaf;

/** The price and time of delivering one piece, for search engines; zones that do not take it are left out. */
export function shippingJsonLd({ zones, days: transit }: ShippingOffer) {
  return zones.flatMap(({ codes, cents }) =>
    cents === null
      ? []
      : [
          {
            '@type': 'OfferShippingDetails',
            shippingRate: {
              '@type': 'MonetaryAmount',
              value: toDecimal(cents),
              currency: 'EUR',
            },
            // One region for all: a page's first packets have little room.
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: codes },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: days(handling),
              transitTime: days(transit),
            },
          } satisfies OfferShippingDetailsLeaf,
        ],
  );
}
