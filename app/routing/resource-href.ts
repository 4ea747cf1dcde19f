import { fillPath } from './fill-path';
import { hasPage } from './paths';
import { type ResourceId, type ResourceRow, resources } from './resources';

/**
 * The path of a resource with its parameters filled in.
 * @throws Error if a parameter is missing
 */
export function resourceHref(id: ResourceId, params: Record<string, string> = {}): string {
  return fillPath(resources[id].path, params);
}

/** Whether this hotel has the resource: it has the page that the resource belongs to, if any. */
export function hasResource(id: ResourceId): boolean {
  const { page }: ResourceRow = resources[id];
  return !page || hasPage(page);
}

/** The folder of a resource whose last path segment is a parameter: `/assets/` of `/assets/:id`. */
export const resourceFolder = (id: ResourceId): string => resources[id].path.replace(/[^/]*$/, '');
