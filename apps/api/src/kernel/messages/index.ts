export {
  addCatalogue,
  languageOf,
  marketLanguage,
  type SheetTranslate,
  sheetTranslatorFor,
  type Translate,
  translatorFor,
  wordConfirmation,
  wordError,
} from './translator.ts';
export type { Confirmation, ErrorMessage, Unworded } from './unworded.ts';
