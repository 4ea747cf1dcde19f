import type { DeliveryTariff } from './delivery-schema';

/**
 * Normalises a tracking number for the carrier's page: capitals, without the spaces printed on the label.
 * @returns undefined if it is not a number of this carrier
 */
export function readTrackingNumber(
  { tracking }: Pick<DeliveryTariff, 'tracking'>,
  typed: string,
): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const pattern = new RegExp(`^(?:${tracking?.pattern ?? '[A-Z0-9]{6,40}'})$`, 'u');
  return pattern.test(code) ? code : undefined;
}
