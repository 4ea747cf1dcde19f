declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';
  const build: ServerBuild;
  export = build;
}

/** Folders set at build time, relative to the working directory of the site. */
interface ImportMetaEnv {
  readonly HOTEL_DIR: string;
  readonly BUILD_DIR: string;
}

declare module 'virtual:page-loader' {
  /** URL of the page's first script: `app/entry.loader.ts` with its imports. */
  const address: string;
  export default address;
}

declare module 'virtual:passkey-script' {
  /** URL of the desk's script for passkeys: `app/entry.passkeys.ts` with its imports. */
  const address: string;
  export default address;
}

declare module 'virtual:head-scripts' {
  /** Source of `app/entry.strip.ts` and `app/entry.consent.ts` with their imports; empty in the client build. */
  const scripts: { strip: string; consent: string };
  export default scripts;
}

declare module 'virtual:text-files' {
  /** URLs of the browser's texts by language and namespace, `de/common`; empty in development. */
  const files: Readonly<Record<string, string>>;
  export default files;
}
