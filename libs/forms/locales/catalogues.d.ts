// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/forms.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof c0;
  }
}
