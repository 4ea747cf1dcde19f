declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';
  const build: ServerBuild;
  export = build;
}

/** Folders that are known when the site is built, relative to where it is started. */
interface ImportMetaEnv {
  readonly HOTEL_DIR: string;
  readonly BUILD_DIR: string;
}

declare module 'virtual:page-loader' {
  /** Address of the page's first script: `app/entry.loader.ts` and what it imports. */
  const address: string;
  export default address;
}

declare module 'virtual:head-scripts' {
  /** `app/entry.strip.ts` and `app/entry.consent.ts` with what they import; empty in the browser's part. */
  const scripts: { strip: string; consent: string };
  export default scripts;
}

declare module 'virtual:text-files' {
  /** Addresses of the browser's texts by language and namespace, `de/common`; none in development. */
  const files: Readonly<Record<string, string>>;
  export default files;
}
