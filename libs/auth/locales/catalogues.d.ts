// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/auth.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    auth: typeof c0;
  }
}
