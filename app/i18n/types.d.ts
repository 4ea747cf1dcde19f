import 'i18next';
import type bundle from './bundles/hr';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof bundle;
    returnNull: false;
  }
}
