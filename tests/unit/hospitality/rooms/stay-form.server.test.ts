import { expect, test } from 'vitest';
import { loadStayForm } from '~/hospitality/rooms/stay-form.server';
import { atHotel } from '../../../support/hotel-clock';
import { closure } from '../../../support/made-up-hotel/closure';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();

test('a closure is announced until the day before the hotel reopens', () => {
  const announced = (moment: string) =>
    loadStayForm(content, new URLSearchParams(), 'en', atHotel(moment)).closure?.reopens;
  expect(announced(`${closure.from}T00:00`)).toBe(closure.reopens);
  expect(announced('2027-03-31T23:59')).toBe(closure.reopens);
  expect(announced(`${closure.reopens}T00:00`)).toBeUndefined();
});
