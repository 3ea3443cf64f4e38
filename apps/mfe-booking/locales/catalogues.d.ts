// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/checkout.json';
import type c1 from './en-GB/coming-soon.json';
import type c2 from './en-GB/create-booking.json';
import type c3 from './en-GB/customer.json';
import type c4 from './en-GB/customer-settings.json';
import type c5 from './en-GB/journey.json';
import type c6 from './en-GB/lost-search.json';
import type c7 from './en-GB/navigation.json';
import type c8 from './en-GB/profile.json';
import type c9 from './en-GB/questions.json';
import type c10 from './en-GB/rebook.json';
import type c11 from './en-GB/review.json';
import type c12 from './en-GB/search.json';
import type c13 from './en-GB/slots.json';
import type c14 from './en-GB/waiting-list.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'booking/checkout': typeof c0;
    'booking/coming-soon': typeof c1;
    'booking/create-booking': typeof c2;
    'booking/customer': typeof c3;
    'booking/customer-settings': typeof c4;
    'booking/journey': typeof c5;
    'booking/lost-search': typeof c6;
    'booking/navigation': typeof c7;
    'booking/profile': typeof c8;
    'booking/questions': typeof c9;
    'booking/rebook': typeof c10;
    'booking/review': typeof c11;
    'booking/search': typeof c12;
    'booking/slots': typeof c13;
    'booking/waiting-list': typeof c14;
  }
}
