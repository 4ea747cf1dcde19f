import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { isAfterAction } from '~/platform/http/after-action';
import type { PageId } from '~/routing/page-table';
import { pageIds, pageRow } from '~/routing/paths';
import { runGuards } from '~/shop/checkout/guards.server';
import { readCheckoutInput } from '~/shop/checkout/open-checkout.server';

type Loader = NonNullable<ServerBuild['routes'][string]['module']['loader']>;

/**
 * Runs the guards that a page's row names before its loader. An action runs the guards that it needs itself, and its page
 * is shown without: an order that is sent again must be found although its cart is empty by then, and a form whose cart
 * has gone keeps what was typed.
 * @param guardsOf the guards of a page; those of the page table unless given
 */
export function guardPages(
  build: ServerBuild,
  guardsOf: (page: PageId) => readonly string[] = (page) => pageRow(page).guards ?? [],
): ServerBuild {
  const routes = { ...build.routes };
  for (const page of pageIds) {
    const names = guardsOf(page);
    if (names.length === 0) continue;
    for (const [id, route] of Object.entries(build.routes)) {
      if (!id.startsWith(`${page}.`)) continue;
      const loader = guardLoader(route.module.loader, names);
      routes[id] = { ...route, module: { ...route.module, loader } };
    }
  }
  return { ...build, routes };
}

/** A page without a loader gets one for its guards. A loader gets the cart that they have read and priced. */
function guardLoader(loader: Loader | undefined, names: readonly string[]): Loader {
  return async (args: LoaderFunctionArgs) => {
    const checkoutInput = await readCheckoutInput(args.context, args.request);
    if (!isAfterAction(args.request)) runGuards(checkoutInput, names);
    return loader ? loader({ ...args, context: { ...args.context, checkoutInput } }) : null;
  };
}
