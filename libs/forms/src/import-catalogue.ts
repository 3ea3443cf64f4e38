import type { ImportCatalogue } from '@freely/i18n';

/** Imports a catalogue of this lib, for the packages that contain it. */
export const importCatalogue: ImportCatalogue = (language, name) =>
  import(`../locales/${language}/${name}.json`, { with: { type: 'json' } });
