import { importCatalogue as auth } from '@freely/auth/import-catalogue';
import { createCatalogues } from '@freely/i18n';
import { importCatalogue as ui } from '@freely/ui/catalogues';
import { importCatalogue as shell } from './import-catalogue.ts';

const { loadMessages } = createCatalogues({ shell, auth, ui });

/** Loads what an English page contains from the start. False if there is no such language. */
export async function loadFrame(language: string): Promise<boolean> {
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(language)) return false;
  try {
    await shell(language, 'shell');
  } catch {
    return false;
  }
  await loadMessages('shell', 'auth', 'ui');

  return true;
}
