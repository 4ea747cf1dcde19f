import { type BackendModule, createInstance, type i18n as I18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import type { Locale } from './locales';
import { frameNamespaces, i18nOptions, type TextsHandle } from './options';

/**
 * One content-hashed file per language and namespace, so that texts always match the page. The others are only used
 * on the server: those of emails, refusals, the consent question, the emulators and the staff's desk.
 */
const files = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../translations/*/*.json',
  '!**/{consent,emulator,mail,refusals}.json',
  '!**/{account,books,decisions,inbox,issues,log,paper,reception,stock,wording}.json',
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

/**
 * Creates the browser's instance with the texts of the frame and of the first page; other pages' texts are loaded
 * with their scripts.
 * @throws TypeError if a file cannot be loaded
 */
export async function createClientI18n(locale: Locale): Promise<I18n> {
  const instance = createInstance();
  const ns = [...frameNamespaces, ...getInitialNamespaces()];
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({ ...i18nOptions, ns, lng: locale });
  assertLoaded(instance, ns);
  return instance;
}

/**
 * Loads a page's texts before the page is shown.
 * @throws Error if a file cannot be loaded: a page that shows translation keys is worse than none
 */
export async function loadTexts(i18n: I18n, { i18n: names = [] }: TextsHandle = {}): Promise<void> {
  await i18n.loadNamespaces([...names]);
  assertLoaded(i18n, names);
}

function assertLoaded(i18n: I18n, namespaces: readonly string[]): void {
  const missing = namespaces.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  if (missing.length > 0) throw new Error(`No texts: ${missing.join(', ')}`);
}
