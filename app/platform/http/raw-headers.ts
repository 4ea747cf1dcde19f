/** Headers in the format of `writeHead`: name, value, name, value … */
export type RawHeaders = string[];

/** A response's own headers and those of every response, of which its own take precedence. */
export function toRawHeaders(own: Headers, common: Readonly<Record<string, string>>): RawHeaders {
  const others = Object.entries(common).filter(([name]) => !own.has(name));
  return [...others, ...own].flatMap(([name, value]) => [name.toLowerCase(), value]);
}
