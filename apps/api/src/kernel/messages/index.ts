export type { ErrorMessage } from './error-message.ts';
export { marketLanguage, type Translate, translatorFor, wordError } from './translator.ts';
