import { createRequire } from 'node:module';
import type Stripe from 'stripe';

const require = createRequire(import.meta.url);

/**
 * Stripe's SDK, read when it is first wanted: it takes 200 ms and 20 MB, and a shop without Stripe wants none of it.
 * Not by `import()`: the adapter is set up before anything may wait.
 */
export const loadSdk = (): typeof Stripe => require('stripe') as typeof Stripe;
