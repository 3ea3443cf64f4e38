import { importCatalogue as forms } from '@freely/forms/import-catalogue';
import { createCatalogues } from '@freely/i18n';
import { importCatalogue as practice } from '@freely/practice/import-catalogue';
import { importCatalogue as ui } from '@freely/ui/catalogues';

/** Loads this remote’s messages, and those of the libs that it contains. */
export const { loadMessages, withMessages, pagesWithMessages } = createCatalogues({
  public: (language, name) =>
    import(`../locales/${language}/${name}.json`, { with: { type: 'json' } }),
  forms,
  practice,
  ui,
});
