import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { z } from 'zod';
import {
  checkbox,
  line,
  lines,
  mailAddress,
  phoneLine,
  required,
  text,
} from '~/platform/forms/field-schema';
import type { DeliveryTariff } from '~/content/delivery-schema';
import { deliveryCountries, deliveryMethodOf } from '~/shop/delivery/delivery';
import { billingCountries } from './billing-countries';
import type { DeliveryField, DetailField, ReviewField } from './checkout-fields';
import { parsePostalCode, samplePostalCode } from './postal-code';

// Messages are error codes, translated in `checkout:errors.<code>`; that of a postcode has an example.

const country = (codes: readonly string[]) =>
  text.refine((value) => codes.includes(value), 'country');

const phone = phoneLine.refine((value) => value !== '', 'required');

const comment = lines(1000);
/** As much as fits on a greeting card. */
const giftMessage = lines(300);

/** Accepts any notation with a valid number of digits for the country. Stored as typed. */
function isPhone(value: string, countryCode: string): boolean {
  return parsePhoneNumberFromString(value, countryCode as CountryCode)?.isPossible() ?? false;
}

/** A postcode as its country writes it, so that the carrier can read it; one that is refused as typed. */
const writePostalCode = (typed: string, countryCode: string) =>
  parsePostalCode(typed, countryCode) ?? typed;

function checkPostalCode(
  field: string,
  typed: string,
  countryCode: string,
  context: z.RefinementCtx,
) {
  if (!typed || parsePostalCode(typed, countryCode) !== undefined) return;
  const message = `postalCode:${samplePostalCode(countryCode)}`;
  context.addIssue({ code: 'custom', path: [field], message });
}

/** Step one: the buyer's details. */
export const detailsSchema = z
  .object({
    fullName: required(100),
    email: mailAddress,
    phone,
    address: required(150),
    postalCode: required(16),
    city: line(80),
    country: country(billingCountries),
  } satisfies Record<DetailField, z.ZodType>)
  .superRefine((details, context) => {
    if (details.phone && !isPhone(details.phone, details.country)) {
      context.addIssue({ code: 'custom', path: ['phone'], message: 'phone' });
    }
    checkPostalCode('postalCode', details.postalCode, details.country, context);
  })
  .overwrite((details) => ({
    ...details,
    postalCode: writePostalCode(details.postalCode, details.country),
  }));
export type CheckoutDetails = z.infer<typeof detailsSchema>;

type Tariff = Pick<DeliveryTariff, 'carrier' | 'maxGrams' | 'zones'>;

/** Kept as long as the tariff: making a schema takes longer than checking a form with it. */
const deliverySchemas = new WeakMap<Tariff, ReturnType<typeof makeDeliverySchema>>();

/**
 * Step two: the delivery address. Without scripts all fields are submitted, but they count only if the address differs.
 */
export function deliveryStepSchema(tariff: Tariff): ReturnType<typeof makeDeliverySchema> {
  const known = deliverySchemas.get(tariff);
  if (known) return known;
  const schema = makeDeliverySchema(tariff);
  deliverySchemas.set(tariff, schema);
  return schema;
}

function makeDeliverySchema(tariff: Tariff) {
  const countries = deliveryCountries(tariff);
  const others = {
    deliveryMethod: z.literal(deliveryMethodOf(tariff), 'deliveryMethod'),
    giftMessage,
    comment,
  };
  return z.preprocess(
    (value) => ({
      ...(value as Record<string, unknown>),
      sameAddress: (value as Record<string, unknown>).sameAddress === 'on' ? 'yes' : 'no',
    }),
    z.discriminatedUnion('sameAddress', [
      z.object({ sameAddress: z.literal('yes'), ...others }),
      z
        .object({
          sameAddress: z.literal('no'),
          recipientName: required(100),
          recipientPhone: phone,
          deliveryAddress: required(150),
          deliveryPostalCode: required(16),
          deliveryCity: line(80),
          deliveryCountry: country(countries),
          ...others,
        } satisfies Record<DeliveryField, z.ZodType>)
        .superRefine((delivery, context) => {
          if (
            delivery.recipientPhone &&
            !isPhone(delivery.recipientPhone, delivery.deliveryCountry)
          ) {
            context.addIssue({ code: 'custom', path: ['recipientPhone'], message: 'phone' });
          }
          const { deliveryPostalCode, deliveryCountry } = delivery;
          checkPostalCode('deliveryPostalCode', deliveryPostalCode, deliveryCountry, context);
        })
        .overwrite((delivery) => ({
          ...delivery,
          deliveryPostalCode: writePostalCode(
            delivery.deliveryPostalCode,
            delivery.deliveryCountry,
          ),
        })),
    ]),
  );
}
export type CheckoutDelivery = z.infer<ReturnType<typeof deliveryStepSchema>>;

/** Step three: the order itself. */
export const reviewSchema = z.object({
  paymentMethod: z.literal('card', 'paymentMethod'),
  terms: checkbox.refine((value) => value, 'terms'),
  submissionId: text.refine((value) => /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(value), 'required'),
} satisfies Record<ReviewField, z.ZodType>);
