import { hasRole, type Session } from '@freely/auth';
import { siteMap } from '@freely/shell-sdk/site-map';

/** A link of header, menu or footer; `label` is a key under `nav`. */
export interface NavigationEntry {
  readonly label:
    | 'services'
    | 'howItWorks'
    | 'hygiene'
    | 'workWithUs'
    | 'aboutUs'
    | 'logIn'
    | 'practitionerSignUp'
    | 'admin'
    | 'practitioner'
    | 'customer'
    | 'logOut';
  readonly to: string;
}

export const MAIN_ENTRIES: readonly NavigationEntry[] = [
  { label: 'services', to: siteMap.services },
  { label: 'howItWorks', to: siteMap.howItWorks },
  { label: 'hygiene', to: siteMap.hygiene },
  { label: 'workWithUs', to: siteMap.joinFreely },
];

export const LOG_IN: NavigationEntry = { label: 'logIn', to: siteMap.login };
export const SIGN_UP: NavigationEntry = {
  label: 'practitionerSignUp',
  to: siteMap.practitionerRegistration,
};

/** The account links of a signed-in user, by role (spec 1 §2.1 and §6). */
export function accountEntries(session: Session): NavigationEntry[] {
  const isPractitioner = hasRole(session, 'practitioner');
  const entries: (NavigationEntry | false)[] = [
    hasRole(session, 'admin') && { label: 'admin', to: siteMap.admin },
    isPractitioner && { label: 'practitioner', to: siteMap.practitionerBookings },
    (isPractitioner || hasRole(session, 'customer')) && {
      label: 'customer',
      to: `${siteMap.customer}/bookings`,
    },
    { label: 'logOut', to: siteMap.logout },
  ];

  return entries.filter((entry) => entry !== false);
}
