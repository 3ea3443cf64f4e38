// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/account.json';
import type c1 from './en-GB/not-found.json';
import type c2 from './en-GB/shell.json';
import type c3 from './en-GB/tabs.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'shell/account': typeof c0;
    'shell/not-found': typeof c1;
    shell: typeof c2;
    'shell/tabs': typeof c3;
  }
}
