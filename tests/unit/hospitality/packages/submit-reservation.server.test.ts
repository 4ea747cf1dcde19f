import { expect, test } from 'vitest';
import { submitReservation } from '~/hospitality/packages/submit-reservation.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

async function update(fields: Record<string, string>) {
  const db = await openMemoryDatabase();
  const request = new Request('https://linden.example/en/packages/spring-walk-en/reserve', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'update', ...fields }),
  });
  return submitReservation(makeLoadContext({ db }), request, 'spring-walk-en');
}

test('a form with an updated price keeps its token, so that it is not too young to be a person’s', async () => {
  const response = await update({ persons: '3', formToken: 'of-the-first-page' });
  expect(response).toMatchObject({
    data: { isUpdate: true, formToken: 'of-the-first-page' },
  });
});
