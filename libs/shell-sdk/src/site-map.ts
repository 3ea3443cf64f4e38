import type { SearchLocationType, ServiceType } from '@freely/api-client/contract';

/**
 * The paths by which parts of the platform link to each other. They are a contract between teams.
 * Paths that only one part uses stay inside that part.
 */

/** A place that a person chose, as query params. */
export interface PlaceChoice {
  address: string;
  town: string;
  /** Degrees with 7 decimals. */
  lat: string;
  lon: string;
}

/** The query params of a search, from select-location to the results. */
export interface SearchChoice extends PlaceChoice {
  type: ServiceType;
  location: SearchLocationType;
}

export const siteMap = {
  home: '/',
  services: '/services',
  servicesSearch: (place?: PlaceChoice) => withQuery('/services-search', { ...place }),
  howItWorks: '/how-it-works',
  hygiene: '/hygiene',
  joinFreely: '/join-freely',
  aboutUs: '/about-us',
  contacts: '/contacts',
  support: '/support',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
  cookiesPolicy: '/cookies-policy',
  practitionerRegistration: '/practitioner-registration',
  customerRegistration: '/customer-registration',
  login: '/login',
  logout: '/logout',
  resetPasswordRequest: '/reset-password-request',
  profile: '/profile',
  selectLocation: (choice: Omit<SearchChoice, 'location'>) =>
    withQuery('/select-location', { ...choice }),
  practitionerSearch: (choice: SearchChoice) => withQuery('/practitioner-search', { ...choice }),
  payment: (bookingId: number) => `/payment/${bookingId}`,
  customer: '/customer',
  practitioner: '/practitioner',
  practitionerBookings: '/practitioner/bookings',
  admin: '/admin',
} as const;

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, value);
  }
  const text = query.toString();

  return text === '' ? path : `${path}?${text}`;
}
