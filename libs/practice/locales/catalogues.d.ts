// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/invitations.json';
import type c1 from './en-GB/places.json';
import type c2 from './en-GB/questionnaires.json';
import type c3 from './en-GB/questions.json';
import type c4 from './en-GB/treatments.json';
import type c5 from './en-GB/week.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'practice/invitations': typeof c0;
    'practice/places': typeof c1;
    'practice/questionnaires': typeof c2;
    'practice/questions': typeof c3;
    'practice/treatments': typeof c4;
    'practice/week': typeof c5;
  }
}
