import type { OfferShippingDetailsLeaf, QuantitativeValueLeaf } from 'schema-dts';
import { toDecimal } from '~/i18n/format';
import type { DeliveryDays } from './working-days';

/** Where a single piece is delivered to, and the parcel price in each zone. */
type ShippingOffer = {
  zones: readonly { codes: readonly string[]; cents: number | null }[];
  /** Transit time in working days. */
  days: DeliveryDays;
};

/** Parcels are packed within 24 hours. */
const handling = { min: 0, max: 1 };

/** Counted in working days, although the unit is called `DAY`: decision 0078. */
const days = ({ min, max }: { min: number; max: number }) =>
  ({
    '@type': 'QuantitativeValue',
    minValue: min,
    maxValue: max,
    unitCode: 'DAY',
  }) satisfies QuantitativeValueLeaf;

/** Delivery price and time of a single piece as structured data. Zones that cannot be delivered to are left out. */
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
            // One region with all countries rather than one each, to keep the page's first packets small.
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
