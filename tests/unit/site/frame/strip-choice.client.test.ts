import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForConsent, clearStrip, offerLanguage } from '~/site/frame/strip-choice.client';

const dataset: { strip?: string } = {};
const open = (languages: string[], { cookie = '', dismissed = false } = {}) => {
  delete dataset.strip;
  vi.stubGlobal('document', { cookie, documentElement: { dataset, lang: 'de' } });
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('window', { localStorage: { getItem: () => (dismissed ? 'dismissed' : null) } });
  offerLanguage();
};
beforeEach(() => open([]));
afterEach(() => vi.unstubAllGlobals());

test('the language that the browser prefers is offered, where the page has another', () => {
  open(['sl', 'it-CH', 'de']);
  expect(dataset.strip).toBe('it');
  open(['de-AT', 'it']);
  expect(dataset.strip).toBeUndefined();
  open(['fr']);
  expect(dataset.strip).toBeUndefined();
  open(['it'], { dismissed: true });
  expect(dataset.strip).toBeUndefined();
});

test('a browser without storage is offered it each time', () => {
  vi.stubGlobal('navigator', { languages: ['it'] });
  vi.stubGlobal('window', {});
  offerLanguage();
  expect(dataset.strip).toBe('it');
});

test('the question about visits comes after the language, and only while it is unanswered', () => {
  open(['it']);
  askForConsent();
  expect(dataset.strip).toBe('it');
  clearStrip();
  askForConsent();
  expect(dataset.strip).toBe('consent');
  for (const cookie of ['consent=no', 'a=b; __Host-consent=yes']) {
    open(['de'], { cookie });
    askForConsent();
    expect(dataset.strip).toBeUndefined();
  }
});
