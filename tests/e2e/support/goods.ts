/** What the tests buy, with the figures of the embedded content: a bottle of 500 ml weighs 950 g packed. */
export const oil = {
  slug: 'bianchera',
  productId: 'bianchera',
  variantId: 'bianchera-500',
  name: 'Bianchera',
  size: '500 ml',
  /** As quantity and remove controls call the line. */
  line: 'Bianchera, 500 ml',
  cents: 2400,
};

/** Delivery of one to five kilograms, in cents, as the example tariff has it. */
export const deliveryCents = { HR: 550, AT: 1450, DE: 1450, IT: 1450, IE: 2650 };
