import { useState } from 'react';

/**
 * Keeps the last action data while the page stays: the router drops them on every navigation, even to a fragment of
 * the same page.
 * @param page the loader data; when they are reloaded, the action data are dropped
 */
export function useLastActionData<Data>(
  actionData: Data | undefined,
  page: unknown,
): Data | undefined {
  const [last, setLast] = useState({ actionData, page });
  const isNew = actionData !== undefined && actionData !== last.actionData;
  if (isNew || page !== last.page) setLast({ actionData, page });
  return actionData ?? (page === last.page ? last.actionData : undefined);
}
