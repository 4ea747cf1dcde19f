import { LRUCache } from 'lru-cache';
import { matchPath } from '~/routing/href';
import { isIndexed } from '~/routing/paths';
import type { loadFrame } from './frame.server';

type Frame = Awaited<ReturnType<typeof loadFrame>>;

type CachedFrame = {
  /** Everything that the frame shows, as text. */
  facts: string;
  fragments: Map<string, string>;
};

/**
 * The markup of the frame around personal pages. It is the same for all visitors but for the cart's number, and
 * changes with the content, the weather and the day; a page that differs in any of it is rendered anew.
 */
export class FrameCache {
  // There are fewer of these pages than that, each in few languages.
  readonly #frames = new LRUCache<string, CachedFrame>({ max: 200 });

  /**
   * The cached fragments of the frame around a page.
   * @returns undefined if the page's frame is not cached: those of shared pages are cached with the pages, a query may
   * show in the frame, and paths with a parameter are too many
   */
  find({ method, url }: Request, frame: Frame | undefined): Map<string, string> | undefined {
    const { pathname, search } = new URL(url);
    const match = matchPath(pathname);
    if (!frame || method !== 'GET' || search !== '' || !match) return undefined;
    if (isIndexed(match.page) || Object.keys(match.params).length > 0) return undefined;
    const { itemCount: _count, cartLines: _lines, cartKnown: _known, ...shown } = frame;
    const facts = JSON.stringify(shown);
    const cached = this.#frames.get(pathname);
    if (cached?.facts === facts) return cached.fragments;
    const fragments = new Map<string, string>();
    this.#frames.set(pathname, { facts, fragments });
    return fragments;
  }
}
