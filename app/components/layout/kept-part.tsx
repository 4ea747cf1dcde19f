import { createContext, type ReactNode, useContext } from 'react';

/** The markup of parts that an earlier page has rendered, by name; provided on the server only (entry.server.tsx). */
export const KeptParts = createContext<ReadonlyMap<string, string> | undefined>(undefined);

type KeptPartProps = {
  /** Unique in the page; no part contains another. */
  name: string;
  className: string;
  children: ReactNode;
};

/**
 * A `div` whose content the server renders once for many pages. It may depend on nothing but the path and the data
 * of the frame, apart from the cart. The browser hydrates it like any other element: the markup is the same.
 */
export const KeptPart = import.meta.env.SSR ? ServerPart : BrowserPart;

function BrowserPart({ name: _name, ...props }: KeptPartProps) {
  return <div {...props} />;
}

/** Marks the content when it is rendered for the first time; `takeKeptParts` takes the marks out of the page. */
function ServerPart({ name, className, children }: KeptPartProps) {
  const parts = useContext(KeptParts);
  if (!parts) return <div className={className}>{children}</div>;
  const kept = parts.get(name);
  if (kept !== undefined) {
    return <div className={className} dangerouslySetInnerHTML={{ __html: kept }} />;
  }
  return (
    <div className={className}>
      <template data-kept={name} />
      {children}
      <template data-kept-end="" />
    </div>
  );
}

const marked =
  /<template data-kept="([\w-]+)"><\/template>([\s\S]*?)<template data-kept-end=""><\/template>/g;

/** Ids that React derives from an element's place in the page are valid in that place alone. */
const placedId = /"[^"]*:R[^"]*:"/;

/**
 * Takes the marks out of a rendered page.
 * @param parts where the parts between them are kept
 */
export function takeKeptParts(html: string, parts: Map<string, string>): string {
  if (!html.includes('<template data-kept=')) return html;
  return html.replace(marked, (_, name: string, part: string) => {
    if (!placedId.test(part)) parts.set(name, part);
    return part;
  });
}
