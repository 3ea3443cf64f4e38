// What is asked of the large market: each list in its orders and with its filters, each page, and what people
// do most. The customer has bookings with the practitioner.
import { addDays, londonDay, weekdayOf } from '@freely/domain/london-time';

export interface PlannedRequest {
  /** Of a user of the market, by its id; anonymous without. */
  as?: number;
  method?: 'POST' | 'PUT';
  path: string;
  body?: object;
  /** A prepared statement gets its final plan only after some executions. */
  times?: number;
}

const admin = 16_001;
const practitioner = 1;
const customer = 8_032;

const day = addDays(londonDay(new Date()), 8);
/** Everybody works on Mondays. */
const workday = addDays(day, (8 - weekdayOf(day)) % 7);
const near = 'lat=53.8&lon=-1.5';
const settled = 8;

const of = (as: number, paths: string[]): PlannedRequest[] => paths.map((path) => ({ as, path }));
const lists = (path: string, queries: string[]) => ['', ...queries].map((query) => path + query);

export const requests: PlannedRequest[] = [
  ...['salon', 'mobile', 'idm'].flatMap((kind) =>
    ['price_asc', 'reviews'].map((sort) => ({
      path: `/practitioners/available?${near}&locationtype=${kind}&date=${day}&treatmentId=4&sort=${sort}`,
      times: settled,
    })),
  ),
  { path: `/practitioners/available?${near}&locationtype=idm&all_practitioners=true` },
  { path: `/practitioners/available/count?${near}&locationtype=idm&date=${day}&days[]=${day}` },
  {
    path: `/practitioner/1/availableDays?sub_service[]=9&locationtype=mobile&from=${day}&to=${addDays(day, 13)}`,
    times: settled,
  },
  {
    path: `/practitioner/1/availableBookingStartTimes?sub_service[]=9&locationtype=mobile&date=${day}`,
    times: settled,
  },
  // Reads the calendar of the weeks before, too.
  ...[
    `availableDays?from=${day}&to=${addDays(day, 13)}`,
    `availableBookingStartTimes?date=${day}`,
  ].map((call) => ({
    path: `/practitioner/1/${call}&sub_service[]=9&locationtype=mobile&with_patch_test=1`,
  })),
  ...['info', 'reviews', 'services'].map((part) => ({ path: `/practitioner/1/${part}` })),
  { path: '/reviews/featured' },
  { path: '/servicesWithSubServices' },
  { path: '/marketSettings' },

  ...of(customer, [
    '/auth/user',
    '/auth/sessions',
    '/dashboard/user/bookings',
    '/dashboard/user/settings',
    '/dashboard/user/waiting-list',
    '/booking/1',
    '/booking/1/questionnaires',
    `/booking/loyalty-scheme/${customer}/1`,
  ]),
  {
    as: customer,
    method: 'POST',
    path: '/booking',
    body: {
      practitioner_id: practitioner,
      services_ids: [9],
      // The price of practitioner 1.
      total_amount: 59.19,
      discount_amount: 0,
      discount_mark: null,
      discount: 0,
      date: workday,
      start_time: '10:00:00',
      location_type: 'mobile',
      address: {
        city: 'Leeds',
        postcode: 'LS1 1AA',
        address: '7 Plan Street',
        country_id: 'UK',
        country_name: 'United Kingdom',
        location: { lat: 53.8, lng: -1.55 },
      },
    },
  },
  // Held, at home in eighteen days.
  { as: 14_699, method: 'PUT', path: '/booking/23958/address', body: { address: '2 Plan Street' } },

  ...of(practitioner, [
    ...lists('/dashboard/practitioner/', [
      'answers',
      'bookings',
      'calendar/bookings',
      'calendar-feeds',
      'availability',
      'locationtypes',
      'papers',
      'services',
      'travel',
      'profile',
      'questionnaires',
      'statistic-by-profile',
      'timeoff',
      'waiting-list',
      `why-not?sub_service[]=9&locationtype=mobile&date=${day}`,
      `earnings?month=${day.slice(0, 7)}`,
    ]).slice(1),
    '/practitioner/images',
    '/practitioner/reviewers',
    '/practitioner/salons',
  ]),

  ...of(admin, [
    ...lists('/dashboard/admin/practitioners', [
      '?sort=name',
      '?sort=-email',
      '?sort=-created_at',
      '?state=approved',
      '?q=Family42',
      // A word that everybody has, and one that hardly anybody has.
      '?q=Name+u8032%40',
      '/1',
    ]),
    ...lists('/dashboard/admin/users', [
      '?sort=name',
      '?sort=email',
      '?sort=-discount',
      '?q=u8032%40',
      '?q=Name+u8032%40',
      `?from=${addDays(day, -30)}&to=${day}`,
      `/${customer}`,
    ]),
    ...lists('/dashboard/admin/bookings', [
      '?sort=-date',
      '?sort=total',
      '?status=confirmed',
      '?status=cancelled_by_customer&sort=date',
      '?paid=false',
      '?location_type=salon',
      '?refund=failed',
      '?q=u8032%40',
      '?q=Name+u8032%40',
      `?from=${day}&to=${addDays(day, 30)}`,
      '/1',
    ]),
    // The spreadsheet, with the conditions of the list.
    `/dashboard/admin/getBookings?from=${day}&to=${addDays(day, 30)}&q=Name+u8032%40`,
    ...lists('/dashboard/admin/reviews', ['?state=hidden', '?state=reported', '?q=FR-7']),
    ...lists('/dashboard/admin/mails', ['?state=failed', '?state=waiting']),
    ...lists('/dashboard/admin/audit', ['?object=practitioner:7', '?action=plan.7']),
    ...lists('/dashboard/admin/', [
      'abuse',
      'disputes',
      'gifts',
      'papers',
      'patchTests',
      'second-factors',
      'settings',
      'waiting-list',
      `statistics?from=${addDays(day, -20)}&to=${day}`,
      'get-loyalty-schemes',
    ]).slice(1),
  ]),
];
