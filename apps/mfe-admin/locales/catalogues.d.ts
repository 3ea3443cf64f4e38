// Written by `npm run messages`: the types of keys come from the catalogues.
import type c0 from './en-GB/abuse.json';
import type c1 from './en-GB/admin.json';
import type c2 from './en-GB/audit.json';
import type c3 from './en-GB/bookings.json';
import type c4 from './en-GB/customers.json';
import type c5 from './en-GB/disputes.json';
import type c6 from './en-GB/gifts.json';
import type c7 from './en-GB/loyalty-schemes.json';
import type c8 from './en-GB/mails.json';
import type c9 from './en-GB/market-settings.json';
import type c10 from './en-GB/navigation.json';
import type c11 from './en-GB/papers.json';
import type c12 from './en-GB/patch-tests.json';
import type c13 from './en-GB/practitioners.json';
import type c14 from './en-GB/questionnaires.json';
import type c15 from './en-GB/release-log.json';
import type c16 from './en-GB/releases.json';
import type c17 from './en-GB/reviews.json';
import type c18 from './en-GB/second-factors.json';
import type c19 from './en-GB/settle.json';
import type c20 from './en-GB/statistics.json';
import type c21 from './en-GB/status.json';
import type c22 from './en-GB/tax-reports.json';
import type c23 from './en-GB/waiting-list.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'admin/abuse': typeof c0;
    admin: typeof c1;
    'admin/audit': typeof c2;
    'admin/bookings': typeof c3;
    'admin/customers': typeof c4;
    'admin/disputes': typeof c5;
    'admin/gifts': typeof c6;
    'admin/loyalty-schemes': typeof c7;
    'admin/mails': typeof c8;
    'admin/market-settings': typeof c9;
    'admin/navigation': typeof c10;
    'admin/papers': typeof c11;
    'admin/patch-tests': typeof c12;
    'admin/practitioners': typeof c13;
    'admin/questionnaires': typeof c14;
    'admin/release-log': typeof c15;
    'admin/releases': typeof c16;
    'admin/reviews': typeof c17;
    'admin/second-factors': typeof c18;
    'admin/settle': typeof c19;
    'admin/statistics': typeof c20;
    'admin/status': typeof c21;
    'admin/tax-reports': typeof c22;
    'admin/waiting-list': typeof c23;
  }
}
