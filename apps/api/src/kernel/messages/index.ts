export { marketLanguage, type Translate, translatorFor } from './translator.ts';
