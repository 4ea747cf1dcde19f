import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from '../../tools/hotel.mjs';
import { makeTempDir } from '../support/memory-database';

/** Reads texts of the engine, overridden by a hotel's. */
function read(engine: string, hotel: string) {
  const folder = makeTempDir();
  const [base, own] = [join(folder, 'engine.json'), join(folder, 'hotel.json')] as const;
  writeFileSync(base, engine);
  writeFileSync(own, hotel);
  return readTexts(base, own);
}

const engine = '{"form":{"send":"Send","hint":"Hint"},"title":"Shop"}';

test('a hotel overrides single texts', () => {
  expect(read(engine, '{"form":{"hint":"Ours"}}')).toEqual({
    form: { send: 'Send', hint: 'Ours' },
    title: 'Shop',
  });
});

test('a misspelt key of a hotel is named, with its file', () => {
  expect(() => read(engine, '{"form":{"hnit":"Ours"}}')).toThrow(
    /hotel\.json: the engine has no text form\.hnit$/,
  );
});

test('a mistake in a hotel’s JSON names the hotel’s file', () => {
  expect(() => read(engine, '{"title":"Ours",}')).toThrow(/hotel\.json: .*JSON/);
});
