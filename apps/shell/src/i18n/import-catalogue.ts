import type { ImportCatalogue } from '@freely/i18n';

/** Imports a catalogue of the shell. */
export const importCatalogue: ImportCatalogue = (language, name) =>
  import(`../../locales/${language}/${name}.json`, { with: { type: 'json' } });
