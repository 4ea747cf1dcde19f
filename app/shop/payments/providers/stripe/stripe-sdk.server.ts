import { createRequire } from 'node:module';
import type Stripe from 'stripe';

const require = createRequire(import.meta.url);

/**
 * Loads Stripe's SDK on first use, because it takes 200 ms and 20 MB that a shop without Stripe does not need. Uses
 * `require` rather than `import()`, because the adapter is created synchronously.
 */
export const loadSdk = (): typeof Stripe => require('stripe') as typeof Stripe;
