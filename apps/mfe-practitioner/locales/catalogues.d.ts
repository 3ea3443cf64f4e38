// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/autosave.json';
import type c1 from './en-GB/bookings.json';
import type c2 from './en-GB/calendar.json';
import type c3 from './en-GB/calendar-sync.json';
import type c4 from './en-GB/conflicts.json';
import type c5 from './en-GB/earnings.json';
import type c6 from './en-GB/home.json';
import type c7 from './en-GB/invite-reviewers.json';
import type c8 from './en-GB/locations.json';
import type c9 from './en-GB/navigation.json';
import type c10 from './en-GB/papers.json';
import type c11 from './en-GB/practitioner.json';
import type c12 from './en-GB/profile.json';
import type c13 from './en-GB/questionnaires.json';
import type c14 from './en-GB/reviews.json';
import type c15 from './en-GB/services.json';
import type c16 from './en-GB/settings.json';
import type c17 from './en-GB/tax.json';
import type c18 from './en-GB/travel.json';
import type c19 from './en-GB/why-not.json';
import type c20 from './en-GB/work-hours.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'practitioner/autosave': typeof c0;
    'practitioner/bookings': typeof c1;
    'practitioner/calendar': typeof c2;
    'practitioner/calendar-sync': typeof c3;
    'practitioner/conflicts': typeof c4;
    'practitioner/earnings': typeof c5;
    'practitioner/home': typeof c6;
    'practitioner/invite-reviewers': typeof c7;
    'practitioner/locations': typeof c8;
    'practitioner/navigation': typeof c9;
    'practitioner/papers': typeof c10;
    practitioner: typeof c11;
    'practitioner/profile': typeof c12;
    'practitioner/questionnaires': typeof c13;
    'practitioner/reviews': typeof c14;
    'practitioner/services': typeof c15;
    'practitioner/settings': typeof c16;
    'practitioner/tax': typeof c17;
    'practitioner/travel': typeof c18;
    'practitioner/why-not': typeof c19;
    'practitioner/work-hours': typeof c20;
  }
}
