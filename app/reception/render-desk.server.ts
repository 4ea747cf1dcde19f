import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { getI18n } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { DeskPage, type DeskPageProps } from './desk-page';

/** A screen of the desk, as its handler returns it. */
export type DeskScreen = {
  title: string;
  screen: ReactElement;
  /** 200 unless given. */
  status?: number;
  headers?: Record<string, string>;
  hasErrors?: boolean;
  /** URL of the screen’s script; only screens for passkeys have one. */
  script?: string | undefined;
};

/** Without the hosts of others that the public pages allow for analytics and the captcha: the desk uses neither. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Screens of the desk are never cached and never indexed, and load from this site only. */
export const deskHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': policy,
};

/** A screen as a whole document. Rendered here instead of by the framework, so that none of its scripts are sent. */
export function renderDesk(
  { title, screen, status = 200, headers, hasErrors = false, script }: DeskScreen,
  frame: { locale: Locale } & Pick<DeskPageProps, 'hotel' | 'staff' | 'path'>,
): Response {
  const { locale } = frame;
  const page = createElement(DeskPage, { ...frame, title, hasErrors, script }, screen);
  const html = renderToStaticMarkup(
    createElement(I18nextProvider, { i18n: getI18n(locale) }, page),
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: {
      ...deskHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      ...headers,
    },
  });
}
