// Every documented refusal of the admin calls, in one table. That only admins may make these calls
// is in http/policy.ts.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
let as: TestUser;
let customer: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
  customer = await api.makeCustomer();
});
afterAll(() => api.close());

const area = '/dashboard/admin';
const nobody = 99_999_999;
const backwards = 'The first date is after the last one';
const bothDates = 'Please select dates before load report';
const noCoordinates =
  'Unable to establish coordinates at the address. Please select the address from the drop-down list';
const here = 'address=Here&lat=51.5&lon=-0.1';

type Row = [call: string, body: object | null, status: number, message: string];

const refusals: Row[] = [
  [`GET ${area}/practitioners?from=2026-02-02&to=2026-02-01`, null, 422, backwards],
  [`GET ${area}/practitioners?per_page=20`, null, 422, 'This is not valid'],
  [`GET ${area}/practitioners?sort=password_hash`, null, 422, 'This is not valid'],
  [`GET ${area}/practitioners/${nobody}`, null, 404, 'Practitioner not found'],
  [`POST /practitioner-approval/approve/${nobody}`, {}, 404, 'Practitioner not found'],
  [`POST /practitioner-approval/reject/${nobody}`, {}, 404, 'Practitioner not found'],
  [`GET ${area}/users?from=2026-02-02&to=2026-02-01`, null, 422, backwards],
  [`GET ${area}/users?page=0`, null, 422, 'This is not valid'],
  [`GET ${area}/users/${nobody}`, null, 404, 'Customer not found'],
  [`GET ${area}/admin-discount-for-customer/${nobody}`, null, 404, 'Customer not found'],
  [
    `POST ${area}/admin-discount-for-customer/:customer`,
    { discount: '' },
    422,
    'Discount field is required',
  ],
  [
    `POST ${area}/set-first-booking-discount`,
    {},
    422,
    'Discount field for the first booking  is required',
  ],
  [`POST ${area}/set-rebook-discount`, {}, 422, 'Discount field for the rebooking is required'],
  [
    `POST ${area}/set-time-discount`,
    { time_discount_from: '2026-01-01 10:00', time_discount_to: '2026-01-02 10:00' },
    422,
    'Discount field for the time is required',
  ],
  [`POST ${area}/set-time-discount`, { time_discount: 5 }, 422, 'From and End fields are required'],
  [
    `POST ${area}/set-time-discount`,
    {
      time_discount: 5,
      time_discount_from: '2026-01-02 10:01',
      time_discount_to: '2026-01-02 10:00',
    },
    422,
    'Start time can not be longer end time',
  ],
  [
    `POST ${area}/set-time-discount`,
    {
      time_discount: 5,
      time_discount_from: '2026-01-02 10:00',
      time_discount_to: '2026-01-02 10:00',
    },
    422,
    'Start time cannot be equal to end time',
  ],
  [`GET ${area}/getPractitioners`, null, 422, bothDates],
  [`GET ${area}/getPractitioners?from=2026-01-01`, null, 422, bothDates],
  [`GET ${area}/getBookings?from=&to=`, null, 422, bothDates],
  [`GET ${area}/getBookings?to=2026-01-01`, null, 422, bothDates],
  [`GET ${area}/search-download?date=2026-01-01&lat=51.5&lon=0`, null, 422, 'Address is required'],
  [`GET ${area}/search-download?date=2026-01-01&address=Here`, null, 422, noCoordinates],
  [`GET ${area}/search-download?${here}`, null, 422, 'Date is required'],
  [
    `GET ${area}/search-download?date=2026-01-01&distance=2&${here}`,
    null,
    422,
    'This is not valid',
  ],
  [`GET ${area}/statistics?from=2026-02-02&to=2026-02-01`, null, 422, backwards],
  [`GET ${area}/statistics?lat=51.5`, null, 422, noCoordinates],
  [`GET ${area}/bookings?status=held`, null, 422, 'This is not valid'],
  [`GET ${area}/bookings?from=2026-02-02&to=2026-02-01`, null, 422, backwards],
  [`GET ${area}/bookings/${nobody}`, null, 404, 'Booking not found'],
];

test.each(refusals)('%s with %j returns %i: %s', async (call, payload, status, message) => {
  const [method, path = ''] = call.split(' ');
  const response = await api.app.inject({
    method: method as 'GET',
    url: api.deps.config.basePath + path.replace(':customer', String(customer.id)),
    headers: { authorization: `Bearer ${as.token}` },
    ...(payload ? { payload } : {}),
  });

  expect({ status: response.statusCode, message: response.json().message }).toEqual({
    status,
    message,
  });
});
