import { fillPath } from './fill-path';
import { type ResourceId, resources } from './resources';

/**
 * The path of a resource with its parameters filled in.
 * @throws Error if a parameter is missing
 */
export function resourceHref(id: ResourceId, params: Record<string, string> = {}): string {
  return fillPath(resources[id].path, params);
}

/** The folder of a resource whose last path segment is a parameter: `/assets/` of `/assets/:id`. */
export const resourceFolder = (id: ResourceId): string => resources[id].path.replace(/[^/]*$/, '');
