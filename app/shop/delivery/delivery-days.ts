/**
 * The values of a text about the delivery time. The longer time decides the form of “days”: Croatian has
 * “2 do 4 radna dana”, but “5 do 7 radnih dana”.
 */
export const toDayValues = ({ min, max }: { min: number; max: number }) => ({
  min,
  max,
  count: max,
});
