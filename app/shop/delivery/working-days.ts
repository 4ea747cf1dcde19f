/** How many working days the delivery takes after the payment. */
export type DeliveryDays = { min: number; max: number };

/**
 * The text for a delivery time, and its values. The longer time decides the form of “days”: Croatian has
 * “2 do 4 radna dana”, but “5 do 7 radnih dana”.
 */
export const toWorkingDays = ({ min, max }: DeliveryDays) =>
  min === max
    ? ({ key: 'workingDays', count: max } as const)
    : ({ key: 'workingDaysRange', min, max, count: max } as const);
