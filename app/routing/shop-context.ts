import { hasPage } from './paths';

/** Selects the wording of a text that a hotel without a shop needs: values for its translation. */
export const shopContext: { context?: string } = hasPage('shop') ? {} : { context: 'withoutShop' };
