import { importCatalogue as accountSettings } from '@freely/account-settings/import-catalogue';
import { importCatalogue as apiClient } from '@freely/api-client/import-catalogue';
import { importCatalogue as forms } from '@freely/forms/import-catalogue';
import { createCatalogues } from '@freely/i18n';
import { importCatalogue as practice } from '@freely/practice/import-catalogue';
import { importCatalogue as ui } from '@freely/ui/catalogues';

/** Loads this remote’s messages, and those of the libs that it contains. */
export const { withMessages } = createCatalogues({
  admin: (language, name) =>
    import(`../locales/${language}/${name}.json`, { with: { type: 'json' } }),
  'account-settings': accountSettings,
  'api-client': apiClient,
  forms,
  practice,
  ui,
});
