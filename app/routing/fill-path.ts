/**
 * A path with its parameters filled in, encoded.
 * @throws Error if a parameter is missing
 */
export const fillPath = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${pattern} needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
