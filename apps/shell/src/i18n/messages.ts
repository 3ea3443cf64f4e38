import { importCatalogue as forms } from '@freely/forms/import-catalogue';
import { createCatalogues } from '@freely/i18n';
import { importCatalogue as shell } from './import-catalogue.ts';

/** Loads the messages of the shell's own pages. */
export const { loadMessages, withMessages, pagesWithMessages } = createCatalogues({ shell, forms });
