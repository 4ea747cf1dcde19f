// What the engine must know of the hotel when it is built; `app/routing/hotel-config.ts` says what each means.

/** @typedef {import('../routing/hotel-config').HotelConfig} HotelConfig */

/** @type {HotelConfig['id']} */
export const id = 'murva';

/** @type {HotelConfig['languages']} */
export const languages = ['hr', 'en', 'de', 'it'];

/** @type {HotelConfig['regions']} */
export const regions = {};

/** @type {HotelConfig['timeZone']} */
export const timeZone = 'Europe/Zagreb';

/** @type {HotelConfig['moneyLocale']} */
export const moneyLocale = 'hr-HR';

/** Accounting Act. @type {HotelConfig['bookkeepingYears']} */
export const bookkeepingYears = 11;

/** NN 105/2026. @type {HotelConfig['smallestUnitPricedPack']} */
export const smallestUnitPricedPack = 50;

/** @type {HotelConfig['orderPrefix']} */
export const orderPrefix = 'M';

/** @type {HotelConfig['themeColor']} */
export const themeColor = '#f6eedf';

/** The tokens of `brand.css`, in words for mails. @type {HotelConfig['mailColors']} */
export const mailColors = {
  background: '#F6EEDF',
  notice: '#EFE2C8',
  surface: '#FFFAF0',
  text: '#2B1A24',
  muted: '#6A5560',
  brand: '#4A1F38',
  accent: '#9C4126',
  // The text at 22 % on the surface.
  border: '#D0C9C3',
};

/** @type {HotelConfig['mailColorsDark']} */
export const mailColorsDark = {
  background: '#1E121C',
  notice: '#3D2638',
  surface: '#2B1A28',
  text: '#F7EAD0',
  muted: '#D9C5B4',
  brand: '#F2B377',
  accent: '#F2B377',
  border: '#5B4455',
};

/** Palatino is close to Cardo, Optima to Ysabeau. @type {HotelConfig['mailFonts']} */
export const mailFonts = {
  display: "'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
  text: "Optima, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
};

/** @type {HotelConfig['paths']} */
export const paths = {
  tavern: {
    hr: '/restoran/konoba-ladonja',
    en: '/restaurant/konoba-ladonja',
    it: '/ristorante/konoba-ladonja',
    de: '/restaurant/konoba-ladonja',
  },
};

/** @type {HotelConfig['withoutPages']} */
export const withoutPages = [];
