import { type ResourceId, resources } from './resources';

/**
 * The path of a resource with its parameters filled in.
 * @throws Error if a parameter is missing
 */
export function resourceHref(id: ResourceId, params: Record<string, string> = {}): string {
  return resources[id].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path of "${id}" needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
}

/** The folder of a resource whose last path segment is a parameter: `/assets/` of `/assets/:id`. */
export const resourceFolder = (id: ResourceId): string => resources[id].path.replace(/[^/]*$/, '');
