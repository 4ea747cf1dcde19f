import type { ProviderId } from '~/platform/database/stored-values';

/**
 * The cards that the hotel accepts, limited to those that the provider supports in the shop: Stripe does not list
 * Maestro.
 */
export function listAcceptedCards(cards: readonly string[], provider: ProviderId): string[] {
  return cards.filter((name) => provider !== 'stripe' || name.toLowerCase() !== 'maestro');
}
