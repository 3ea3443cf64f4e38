// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/images.json';
import type c1 from './en-GB/table.json';
import type c2 from './en-GB/ui.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'ui/images': typeof c0;
    'ui/table': typeof c1;
    ui: typeof c2;
  }
}
