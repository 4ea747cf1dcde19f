import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { type ContextType, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
} from 'react-router-dom';

// What the site takes from the framework that its public hooks do not give, all in one place: `UNSAFE_` says that an
// update may change it, so look here first after one.

export type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/** The page's router: the guards wrap the loaders, actions and modules of its routes. Public hooks only navigate. */
export const useRouter = (): Router | undefined => useContext(DataRouterContext)?.router;

/** The files of the routes' modules, by route id. `<PrefetchPageLinks>` would prefetch a page's data with them. */
export const useRouteModules = () => useContext(RemixContext)?.manifest.routes;

/**
 * The data of actions and the errors of the page's routes, for the document around them. `useActionData` and
 * `useRouteError` give a component those of its own route.
 */
export function useRouteOutcomes(): { actionData: unknown[]; errors: unknown[] } {
  const { actionData, errors } = useContext(DataRouterStateContext) ?? {};
  return { actionData: Object.values(actionData ?? {}), errors: Object.values(errors ?? {}) };
}
