import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import type { FrameData } from '~/components/layout/frame-data';
import { getI18n } from '~/i18n/i18n.server';
import { type Locale, localePrefix } from '~/i18n/locales';
import { requireComplete } from './complete-text';

type Options = {
  locale?: Locale;
  /** Path without the language prefix, query included. */
  path?: string;
  /** The root loader's data, as far as the screen reads it. */
  frame?: Partial<FrameData>;
};

/** Renders a screen as the server does, at a path in a language, without loaders but for the frame's data. */
export async function renderScreen(
  screen: ReactElement,
  { locale = 'hr', path = '/shop/cart', frame }: Options = {},
): Promise<string> {
  const routes = [{ id: 'root', path: '*', loader: () => frame ?? null, element: screen }];
  const { query } = createStaticHandler(routes);
  const request = new Request(`http://shop.test${localePrefix(locale)}${path}`);
  const context = await query(request);
  if (context instanceof Response) throw new Error('A screen does not redirect');
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={getI18n(locale)}>
      <StaticRouterProvider
        router={createStaticRouter(routes, context)}
        context={context}
        hydrate={false}
      />
    </I18nextProvider>,
  );
  return requireComplete(html);
}
