/** Imports what the rules of the contract say, for the packages that apply them. */
export const importCatalogue = (language: string, name: string) =>
  import(`../locales/${language}/${name}.json`, { with: { type: 'json' } });
