import { expect, test } from 'vitest';
import { listBrokenTargets, parseInline } from '~/content/texts/inline-text';
import { cpuTimeMs } from '../../../support/cpu-time';

test('links lead to pages of the site, https addresses, mail and telephone; the text around them stays', () => {
  expect(
    parseInline('Pišite na [Kontakt](contact), info@hotel.example ili +385 52 000 000 (odmah).'),
  ).toEqual([
    { kind: 'text', text: 'Pišite na ' },
    { kind: 'page', text: 'Kontakt', page: 'contact' },
    { kind: 'text', text: ', ' },
    { kind: 'address', text: 'info@hotel.example', href: 'mailto:info@hotel.example' },
    { kind: 'text', text: ' ili ' },
    { kind: 'address', text: '+385 52 000 000', href: 'tel:+38552000000' },
    { kind: 'text', text: ' (odmah).' },
  ]);
  expect(parseInline('[azop.hr](https://azop.hr)')).toEqual([
    { kind: 'address', text: 'azop.hr', href: 'https://azop.hr' },
  ]);
});

test('a link to anything else is plain text', () => {
  for (const target of ['javascript:alert', 'http://x.example', 'product', '__proto__', '/shop']) {
    expect(parseInline(`[ovdje](${target})`)).toEqual([{ kind: 'text', text: 'ovdje' }]);
  }
});

test('targets that lead nowhere are listed as they were written', () => {
  expect(
    listBrokenTargets(
      '[a](contact) [b](https://x.example/a) [c](contakt) [d](http://x.example) [e](product) [f](our rooms) [g](mailto:a@b.example)',
    ),
  ).toEqual(['contakt', 'http://x.example', 'product', 'our rooms', 'mailto:a@b.example']);
  expect(listBrokenTargets('[1] (two) info@hotel.example')).toEqual([]);
});

test.each(['a', '[', '[a', 'a-', 'a@', '+1'])('a long text of %j takes no time', (piece) => {
  const text = piece.repeat(20_000 / piece.length);
  const time = cpuTimeMs(() => [parseInline(text), listBrokenTargets(text)]);
  expect(time).toBeLessThan(200);
});
