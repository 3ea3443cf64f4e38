// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/about-us.json';
import type c1 from './en-GB/help.json';
import type c2 from './en-GB/home.json';
import type c3 from './en-GB/how-it-works.json';
import type c4 from './en-GB/hygiene.json';
import type c5 from './en-GB/join-freely.json';
import type c6 from './en-GB/joining.json';
import type c7 from './en-GB/legal.json';
import type c8 from './en-GB/navigation.json';
import type c9 from './en-GB/onboarding.json';
import type c10 from './en-GB/services.json';
import type c11 from './en-GB/sign-up.json';
import type c12 from './en-GB/support.json';
import type c13 from './en-GB/sync-calendar.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'public/about-us': typeof c0;
    'public/help': typeof c1;
    'public/home': typeof c2;
    'public/how-it-works': typeof c3;
    'public/hygiene': typeof c4;
    'public/join-freely': typeof c5;
    'public/joining': typeof c6;
    'public/legal': typeof c7;
    'public/navigation': typeof c8;
    'public/onboarding': typeof c9;
    'public/services': typeof c10;
    'public/sign-up': typeof c11;
    'public/support': typeof c12;
    'public/sync-calendar': typeof c13;
  }
}
