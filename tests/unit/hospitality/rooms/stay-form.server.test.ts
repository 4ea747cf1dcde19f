import { expect, test } from 'vitest';
import { loadRoom } from '~/hospitality/rooms/room.loader.server';
import { loadRooms } from '~/hospitality/rooms/rooms.loader.server';
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

test('the title of both pages says that the form has errors', () => {
  const [room] = content.get().rooms.kinds;
  const titlesFor = (query: string) => {
    const typed = new URLSearchParams(query);
    return [loadRooms(content, 'en', typed), loadRoom(content, room?.slug ?? '', 'en', typed)].map(
      ({ formTitle }) => (formTitle.hasErrors ? formTitle.errorPrefix : '') + formTitle.title,
    );
  };
  const titles = titlesFor('');
  expect(titlesFor('arrival=2027-05-02&departure=2027-05-01')).toEqual(
    titles.map((title) => `Error: ${title}`),
  );
});
