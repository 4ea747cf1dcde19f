import { type BackendModule, createInstance, type i18n as I18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locales';
import { frameNamespaces, i18nOptions, type Namespace } from './options';

/**
 * One hashed file per language and namespace: never older than the page. Mails, refusals and the emulator speak on the
 * server only.
 */
const files = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../translations/*/*.json',
  '!**/mail.json',
  '!**/refusals.json',
  '!**/emulator.json',
]);

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    const load = files[`../../translations/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts ${namespace} in ${language}`), null);
    load().then(
      (file) => done(null, file.default),
      (error: Error) => done(error, null),
    );
  },
};

/** What a page's route may declare about its texts: the namespaces it uses besides the frame's. */
export type TextsHandle = { texts?: readonly Namespace[] };

/**
 * The browser's instance with the texts of the frame and of one page; other pages' texts come with their scripts.
 * @throws TypeError when a file cannot be loaded
 */
export async function createClientI18n(
  locale: Locale,
  handles: readonly (TextsHandle | undefined)[],
): Promise<I18n> {
  const instance = createInstance();
  const ns = [...frameNamespaces, ...handles.flatMap((handle) => handle?.texts ?? [])];
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({ ...i18nOptions, ns, lng: locale });
  assertLoaded(instance, ns);
  return instance;
}

/**
 * Loads a page's texts before the page is shown.
 * @throws Error when a file cannot be loaded: a page of keys is worse than none
 */
export async function loadTexts(i18n: I18n, { texts = [] }: TextsHandle = {}): Promise<void> {
  await i18n.loadNamespaces([...texts]);
  assertLoaded(i18n, texts);
}

function assertLoaded(i18n: I18n, namespaces: readonly Namespace[]): void {
  const missing = namespaces.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  if (missing.length > 0) throw new Error(`No texts: ${missing.join(', ')}`);
}
