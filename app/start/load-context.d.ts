import '@remix-run/node';
import type { SiteServices } from './services.server';

declare module '@remix-run/node' {
  interface AppLoadContext extends SiteServices {}
}
