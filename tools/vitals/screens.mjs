/** The twelve screens that are measured, in Croatian, by name. */
export const screens = {
  home: '/',
  rooms: '/smjestaj',
  room: '/smjestaj/tradition-suite',
  restaurant: '/restoran',
  tavern: '/restoran/konoba-ladonja',
  shop: '/shop',
  product: '/shop/bianchera',
  packages: '/paketi',
  package: '/paketi/jesen-i-tartufi',
  contact: '/kontakt',
  cart: '/shop/cart',
  terms: '/uvjeti',
};
