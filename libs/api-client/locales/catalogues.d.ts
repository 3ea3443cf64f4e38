// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/discounts.json';
import type c1 from './en-GB/questionnaires.json';
import type c2 from './en-GB/rules.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'api-client/discounts': typeof c0;
    'api-client/questionnaires': typeof c1;
    'api-client/rules': typeof c2;
  }
}
