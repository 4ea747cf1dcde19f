declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';
  const build: ServerBuild;
  export = build;
}

declare module 'virtual:page-loader' {
  /** Address of the page's first script: `app/entry.loader.ts` and what it imports. */
  const address: string;
  export default address;
}
