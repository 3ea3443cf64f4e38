// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/bookings.json';
import type c1 from './en-GB/calendar.json';
import type c2 from './en-GB/confirmations.json';
import type c3 from './en-GB/errors.json';
import type c4 from './en-GB/mails.json';
import type c5 from './en-GB/reviews.json';
import type c6 from './en-GB/sessions.json';
import type c7 from './en-GB/sheets.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'api/bookings': typeof c0;
    'api/calendar': typeof c1;
    'api/confirmations': typeof c2;
    'api/errors': typeof c3;
    'api/mails': typeof c4;
    'api/reviews': typeof c5;
    'api/sessions': typeof c6;
    'api/sheets': typeof c7;
  }
}
