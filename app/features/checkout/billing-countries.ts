/** Countries a buyer may live in: the EU and EEA, their neighbours and the usual guests from afar. Delivery has its own list. */
export const billingCountries: readonly string[] = [
  'AD', 'AL', 'AR', 'AT', 'AU', 'BA', 'BE', 'BG', 'BR', 'CA', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI',
  'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IL', 'IS', 'IT', 'JP', 'KR', 'LI', 'LT', 'LU', 'LV', 'MC', 'MD', 'ME',
  'MK', 'MT', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'RS', 'SE', 'SG', 'SI', 'SK', 'SM', 'TR', 'UA', 'US', 'VA',
  'XK', 'ZA',
];
