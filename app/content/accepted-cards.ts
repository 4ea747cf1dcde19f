import type { ProviderId } from '~/platform/database/stored-values';

/**
 * Of the cards that the hotel accepts, those the provider takes for purchases in the shop: Stripe does not list
 * Maestro.
 */
export function listAcceptedCards(cards: readonly string[], provider: ProviderId): string[] {
  return cards.filter((name) => provider !== 'stripe' || name.toLowerCase() !== 'maestro');
}
