import '@remix-run/node';
import type { CheckoutInput } from '~/shop/checkout/checkout-session.server';
import type { SiteServices } from './services.server';

declare module '@remix-run/node' {
  interface AppLoadContext extends SiteServices {
    /** For the loader of a page with guards: the request's cart, as they have read and priced it. */
    checkoutInput?: CheckoutInput;
  }
}
