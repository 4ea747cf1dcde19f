import { expect, test, vi } from 'vitest';
import { type Emulators, startWeatherEmulator } from '~/start/start-emulator.server';
import { makeEnv } from '../../support/load-context';

const makeEmulators = () => {
  const close = vi.fn(async () => {});
  const weather = vi.fn(async () => ({ url: 'http://127.0.0.1:4321', close }));
  const unwanted = () => Promise.reject(new Error('Not wanted'));
  return {
    wspay: unwanted,
    stripe: unwanted,
    cis: unwanted,
    weather,
    close,
  } satisfies Emulators & {
    close: () => Promise<void>;
  };
};

test('without a key the weather comes from an emulator, and the site knows it', async () => {
  const emulators = makeEmulators();
  const { provider, close } = await startWeatherEmulator(makeEnv(), emulators);
  expect(provider).toMatchObject({ url: 'http://127.0.0.1:4321', isEmulated: true });
  expect(emulators.weather).toHaveBeenCalledWith({ port: 0, apiKey: provider?.apiKey });
  await close();
  expect(emulators.close).toHaveBeenCalledOnce();
});

test.each([
  ['strict production', { strict: true }],
  ['an operator with a key', { WEATHER_API_KEY: 'key' }],
  ['strict production that demonstrates payments', { strict: true, demonstration: true }],
])('%s has no emulator of the weather', async (_, env) => {
  const emulators = makeEmulators();
  expect((await startWeatherEmulator(makeEnv(env), emulators)).provider).toBeUndefined();
  expect(emulators.weather).not.toHaveBeenCalled();
});
