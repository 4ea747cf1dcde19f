import type { InitOptions } from 'i18next';

export const namespaces = [
  'common',
  'shop',
  'cart',
  'checkout',
  'order',
  'texts',
  'home',
  'rooms',
  'dining',
  'packages',
  'reservation',
  'gallery',
  'news',
  'contact',
  'enquiries',
  'table',
  'newsletter',
  'subscription',
  'refusals',
  'withdrawal',
  'consent',
  'reception',
  'account',
  'stock',
  'inbox',
  'wording',
  'decisions',
  'log',
  'reply',
  'paper',
  'books',
  'issues',
] as const;
export type Namespace = (typeof namespaces)[number];

/** The namespaces of the frame around every page; a page's route names those it adds (`handle`). */
export const frameNamespaces: readonly Namespace[] = ['common', 'cart', 'newsletter'];

/** What a page's route may declare about its texts: the namespaces that it uses in addition to the frame's. */
export type TextsHandle = { i18n?: readonly Namespace[] };

/** Shared by server and browser. No fallback language: a missing key must fail a test, not show English. */
export const i18nOptions = {
  fallbackLng: false,
  ns: [...namespaces],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
} as const satisfies InitOptions;
