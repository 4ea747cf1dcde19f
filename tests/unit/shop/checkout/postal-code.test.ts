import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billingCountries } from '~/shop/checkout/billing-countries';
import { parsePostalCode, samplePostalCode } from '~/shop/checkout/postal-code';

test.each([
  ['10115', 'DE', '10115'],
  [' 101 15 ', 'DE', '10115'],
  ['D-10115', 'DE', '10115'],
  ['de 10115', 'DE', '10115'],
  ['D – 10115', 'DE', '10115'],
  ['HR-52000', 'HR', '52000'],
  ['52 000', 'HR', '52000'],
  ['SI-1000', 'SI', '1000'],
  ['SLO-1000', 'SI', '1000'],
  ['A-1010', 'AT', '1010'],
  ['L-1234', 'LU', '1234'],
  ['I-34121', 'IT', '34121'],
  ['H-1037', 'HU', '1037'],
  ['SF-00550', 'FI', '00550'],
  ['10000', 'CZ', '100 00'],
  ['CZ-100 00', 'CZ', '100 00'],
  ['15124', 'GR', '151 24'],
  ['00950', 'PL', '00-950'],
  ['pl 00 950', 'PL', '00-950'],
  ['1250096', 'PT', '1250-096'],
  ['1234ab', 'NL', '1234 AB'],
  ['NL-1234  AB', 'NL', '1234 AB'],
  ['d02af30', 'IE', 'D02 AF30'],
  ['LV-1073', 'LV', 'LV-1073'],
  ['1073', 'LV', 'LV-1073'],
  ['S-114 55', 'SE', '114 55'],
  ['11455', 'SE', '114 55'],
  ['11000', 'RS', '11000'],
  ['106314', 'RS', '106314'],
  ['mst1234', 'MT', 'MST 1234'],
  ['m-vct 1753', 'MT', 'VCT 1753'],
  ['060274', 'RO', '060274'],
  ['sw1a1aa', 'GB', 'SW1A 1AA'],
  ['L1 8JQ', 'GB', 'L1 8JQ'],
  ['AD100', 'AD', 'AD100'],
  ['100', 'AD', 'AD100'],
  ['221621010', 'US', '22162-1010'],
  ['１５４－００２３', 'JP', '154-0023'],
])('%j in %s is read as %j', (typed, country, code) => {
  expect(parsePostalCode(typed, country)).toBe(code);
});

test.each([
  ['1', 'DE'],
  ['ABC', 'DE'],
  ['1011', 'DE'],
  ['101150', 'DE'],
  ['A-10115', 'DE'],
  ['10115 Berlin', 'DE'],
  ['10115, 10117', 'DE'],
  ['CH-8001', 'AT'],
  ['I-34121', 'HR'],
  ['1234', 'NL'],
  ['1250', 'PT'],
  ['-', 'HR'],
])('%j is no postcode of %s', (typed, country) => {
  expect(parsePostalCode(typed, country)).toBeUndefined();
});

test('where the format is not known, or there are no postcodes, any text will do', () => {
  for (const country of ['XK', 'HK', 'ZZ', '', '__proto__', 'constructor']) {
    expect(parsePostalCode('ab 1', country)).toBe('ab 1');
    expect(samplePostalCode(country)).toBeUndefined();
  }
});

test.each(billingCountries.filter((country) => country !== 'XK'))(
  'the sample of %s is a postcode as its buyers write it',
  (country) => {
    const sample = samplePostalCode(country) ?? '';
    expect(parsePostalCode(sample, country)).toBe(sample);
    expect(parsePostalCode('ABC', country)).toBeUndefined();
  },
);

test.each([
  ['MT', 'VLT 1117'],
  ['RS', '11000'],
  ['SE', '114 55'],
])('the sample of %s is one that its buyers recognise', (country, sample) => {
  expect(samplePostalCode(country)).toBe(sample);
});

test('what has been read is read the same again', () => {
  const country = fc.constantFrom(...billingCountries);
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789AbZ -–'), maxLength: 12 });
  fc.assert(
    fc.property(typed, country, (text, code) => {
      const read = parsePostalCode(text, code);
      if (read !== undefined) expect(parsePostalCode(read, code)).toBe(read);
    }),
    { numRuns: 2_000 },
  );
});
