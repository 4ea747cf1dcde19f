import { createContext, type ReactNode, useContext } from 'react';

/** The markup of fragments that an earlier page has rendered, by name; provided on the server only (entry.server.tsx). */
export const CachedFragments = createContext<ReadonlyMap<string, string> | undefined>(undefined);

type CachedFragmentProps = {
  /** Unique in the page; no fragment contains another. */
  name: string;
  className: string;
  children: ReactNode;
};

/**
 * A `div` whose content the server renders once for many pages. It may depend on nothing but the path and the data
 * of the frame, apart from the cart. The browser hydrates it like any other element: the markup is the same.
 */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : BrowserFragment;

function BrowserFragment({ name: _name, ...props }: CachedFragmentProps) {
  return <div {...props} />;
}

/** Marks the content when it is rendered for the first time; `extractFragments` removes the marks. */
function ServerFragment({ name, className, children }: CachedFragmentProps) {
  const fragments = useContext(CachedFragments);
  if (!fragments) return <div className={className}>{children}</div>;
  const cached = fragments.get(name);
  if (cached !== undefined) {
    return <div className={className} dangerouslySetInnerHTML={{ __html: cached }} />;
  }
  return (
    <div className={className}>
      <template data-fragment={name} />
      {children}
      <template data-fragment-end="" />
    </div>
  );
}

const marked =
  /<template data-fragment="([\w-]+)"><\/template>([\s\S]*?)<template data-fragment-end=""><\/template>/g;

/** Ids that React derives from an element's place in the page are valid in that place alone. */
const placedId = /"[^"]*:R[^"]*:"/;

/**
 * Removes the marks from a rendered page.
 * @param fragments where the markup between them is stored
 */
export function extractFragments(html: string, fragments: Map<string, string>): string {
  if (!html.includes('<template data-fragment=')) return html;
  return html.replace(marked, (_, name: string, fragment: string) => {
    if (!placedId.test(fragment)) fragments.set(name, fragment);
    return fragment;
  });
}
