import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { getI18n } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { DeskPage, type DeskPageProps } from './desk-page';

/** What a screen of the desk gives to be shown. */
export type DeskScreen = {
  title: string;
  screen: ReactElement;
  /** 200 unless given. */
  status?: number;
  headers?: Record<string, string>;
  hasErrors?: boolean;
};

/** No cache may keep a screen of the desk, and no search engine may list it. */
export const deskHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** A screen as a whole page. It is made here instead of by the framework, so that no script of it exists for browsers. */
export function renderDesk(
  { title, screen, status = 200, headers, hasErrors = false }: DeskScreen,
  frame: { locale: Locale } & Pick<DeskPageProps, 'hotel' | 'staff' | 'path'>,
): Response {
  const { locale } = frame;
  const page = createElement(DeskPage, { ...frame, title, hasErrors }, screen);
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
