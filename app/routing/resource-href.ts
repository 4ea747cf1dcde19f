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
