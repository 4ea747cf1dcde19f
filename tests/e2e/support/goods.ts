/** The product that the tests buy, with the embedded content's figures: a bottle of 500 ml weighs 950 g packed. */
export const oil = {
  slug: 'bianchera',
  productId: 'bianchera',
  variantId: 'bianchera-500',
  name: 'Bianchera',
  size: '500 ml',
  /** The line's name in quantity and remove controls. */
  line: 'Bianchera, 500 ml',
  cents: 2400,
};

/** Delivery of one to five kilograms in the example tariff, in cents. */
export const deliveryCents = { HR: 550, AT: 1450, DE: 1450, IT: 1450, IE: 2650 };
