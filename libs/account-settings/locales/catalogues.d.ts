// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/account-settings.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-settings': typeof c0;
  }
}
