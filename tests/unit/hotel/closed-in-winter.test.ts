import { expect, test } from 'vitest';
import { spansOn } from '~/content/opening/opening';
import { closure } from '#hotel/closure';
import { oleotheque } from '#hotel/sections/oleotheque';
import { restaurant } from '#hotel/sections/restaurant';
import { tavern } from '#hotel/sections/tavern';
import { wellness } from '#hotel/sections/wellness';

test('every place that closes with the hotel reopens on the day that the notice names', () => {
  for (const place of [restaurant, tavern, oleotheque, wellness]) {
    const [winter] = place.opening.special;
    expect(winter).toMatchObject({ from: closure.from, to: '2027-03-31', spans: [] });
    expect(spansOn(place.opening, '2027-03-31')).toEqual([]);
    expect(spansOn(place.opening, closure.reopens)).not.toEqual([]);
  }
});
