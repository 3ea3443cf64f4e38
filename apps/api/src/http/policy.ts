// Who may do what: every route that is served, and what each of these people gets. All objects are
// those of one customer and one practitioner; another's object does not exist for anybody else (D39).

/** Let in: the call does its work, or says what is wrong with what was asked. */
const ok = 'ok';
export type Outcome = typeof ok | 400 | 401 | 403 | 404;

/** The columns. The first customer has booked the first practitioner. */
export const people = [
  'visitor',
  'customer',
  'anotherCustomer',
  'practitioner',
  'anotherPractitioner',
  'admin',
] as const;
export type Person = (typeof people)[number];

type Row = [route: string, ...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]];

export const policy: Row[] = [
  // visitor, customer, another customer, practitioner, another practitioner, admin
  // For everybody.
  ['POST /auth/confirmEmail', ok, ok, ok, ok, ok, ok],
  ['POST /auth/resetPassword', ok, ok, ok, ok, ok, ok],
  ['POST /auth/sendResetPasswordEmail', ok, ok, ok, ok, ok, ok],
  ['POST /auth/user', ok, ok, ok, ok, ok, ok],
  ['POST /auth/user/login', ok, ok, ok, ok, ok, ok],
  ['GET /calendar/:file', ok, ok, ok, ok, ok, ok],
  ['GET /places/:id', ok, ok, ok, ok, ok, ok],
  ['GET /places/autocomplete', ok, ok, ok, ok, ok, ok],
  ['GET /practitioner/:id/availableBookingStartTimes', ok, ok, ok, ok, ok, ok],
  ['GET /practitioner/:id/availableDays', ok, ok, ok, ok, ok, ok],
  ['GET /practitioner/:id/info', ok, ok, ok, ok, ok, ok],
  ['GET /practitioner/:id/reviews', ok, ok, ok, ok, ok, ok],
  ['GET /practitioner/:id/services', ok, ok, ok, ok, ok, ok],
  ['GET /practitioners/available', ok, ok, ok, ok, ok, ok],
  ['GET /reviews/featured', ok, ok, ok, ok, ok, ok],
  ['GET /servicesWithSubServices', ok, ok, ok, ok, ok, ok],
  // For whoever is signed in.
  ['GET /auth/user', 401, ok, ok, ok, ok, ok],
  // Leaving works by either method.
  ['GET /auth/user/logout', 401, ok, ok, ok, ok, ok],
  ['POST /auth/user/logout', 401, ok, ok, ok, ok, ok],
  ['GET /booking/:id', 401, ok, 404, ok, 404, 404],
  ['GET /booking/loyalty-scheme/:user_id/:practitioner_id', 401, ok, 404, 404, 404, 404],
  ['GET /dashboard/user/data', 401, ok, ok, ok, ok, ok],
  ['GET /dashboard/user/settings', 401, ok, ok, ok, ok, ok],
  ['PUT /dashboard/user/settings', 401, ok, ok, ok, ok, ok],
  // An admin's account is not deleted here.
  ['DELETE /user', 401, ok, ok, ok, ok, 403],
  // For customers, which practitioners are too.
  ['POST /booking', 401, ok, ok, ok, ok, 403],
  ['PUT /booking/:id/address', 401, ok, 404, 404, 404, 403],
  ['PUT /booking/:id/cancelByCustomer', 401, ok, 404, 404, 404, 403],
  ['POST /booking/:id/notes', 401, ok, 404, 404, 404, 403],
  ['GET /booking/:id/paymentIntent', 401, ok, 404, 404, 404, 403],
  ['PUT /booking/:id/acceptChange', 401, ok, 404, 404, 404, 403],
  ['GET /dashboard/user/bookings', 401, ok, ok, ok, ok, 403],
  // For practitioners.
  ['POST /booking/:id/lateness', 401, ok, 404, 404, 404, 403],
  ['DELETE /dashboard/practitioner/account', 401, 403, 403, ok, ok, 403],
  ['GET /dashboard/practitioner/availability', 401, 403, 403, ok, ok, 403],
  ['PUT /dashboard/practitioner/availability', 401, 403, 403, ok, 404, 403],
  ['GET /dashboard/practitioner/bookings', 401, 403, 403, ok, ok, 403],
  ['DELETE /dashboard/practitioner/calendar-feeds', 401, 403, 403, ok, 404, 403],
  ['PUT /booking/:id/cancelByPractitioner', 401, 403, 403, ok, 404, 403],
  ['PUT /booking/:id/lateness', 401, 403, 403, ok, 404, 403],
  ['PUT /booking/:id/noShow', 401, 403, 403, ok, 404, 403],
  ['GET /dashboard/practitioner/calendar-feeds', 401, 403, 403, ok, ok, 403],
  ['POST /dashboard/practitioner/calendar-feeds', 401, 403, 403, ok, ok, 403],
  ['GET /dashboard/practitioner/calendar/bookings', 401, 403, 403, ok, ok, 403],
  ['PUT /dashboard/practitioner/booking/:id', 401, 403, 403, ok, 404, 403],
  ['GET /dashboard/practitioner/locationtypes', 401, 403, 403, ok, ok, 403],
  ['PUT /dashboard/practitioner/locationtypes', 401, 403, 403, ok, 404, 403],
  ['GET /dashboard/practitioner/profile', 401, 403, 403, ok, ok, 403],
  ['PUT /dashboard/practitioner/profile', 401, 403, 403, ok, ok, 403],
  ['DELETE /dashboard/practitioner/service', 401, 403, 403, ok, 404, 403],
  ['POST /dashboard/practitioner/service', 401, 403, 403, ok, ok, 403],
  ['PUT /dashboard/practitioner/service', 401, 403, 403, ok, 404, 403],
  ['GET /dashboard/practitioner/services', 401, 403, 403, ok, ok, 403],
  ['GET /dashboard/practitioner/statistic-by-profile', 401, 403, 403, ok, ok, 403],
  ['GET /dashboard/practitioner/timeoff', 401, 403, 403, ok, ok, 403],
  ['POST /dashboard/practitioner/timeoff', 401, 403, 403, ok, ok, 403],
  ['DELETE /dashboard/practitioner/timeoff/:id', 401, 403, 403, ok, 404, 403],
  ['PUT /dashboard/practitioner/timeoff/:id', 401, 403, 403, ok, 404, 403],
  ['GET /dashboard/practitioner/why-not', 401, 403, 403, ok, ok, 403],
  ['POST /practitioner/availability', 401, 403, 403, ok, ok, 403],
  ['POST /practitioner/locationtypes', 401, 403, 403, ok, ok, 403],
  ['GET /practitioner/onbording', 401, 403, 403, ok, ok, 403],
  ['POST /practitioner/avatar', 401, 403, 403, ok, ok, 403],
  ['GET /practitioner/images', 401, 403, 403, ok, ok, 403],
  ['POST /practitioner/images', 401, 403, 403, ok, ok, 403],
  ['DELETE /practitioner/images/:id', 401, 403, 403, ok, 404, 403],
  ['GET /practitioner/reviewers', 401, 403, 403, ok, ok, 403],
  ['POST /practitioner/reviewers', 401, 403, 403, ok, ok, 403],
  ['GET /practitioner/salons', 401, 403, 403, ok, ok, 403],
  ['POST /practitioner/subservices', 401, 403, 403, ok, ok, 403],
  ['POST /practitioner/trustAndSafety', 401, 403, 403, ok, ok, 403],
  // For admins.
  ['GET /dashboard/admin/audit', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/bookings', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/bookings/:id', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/userLogIn/:user_id', 401, 403, 403, 403, 403, ok],
  ['POST /dashboard/admin/userLogIn/:user_id', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/practitioners', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/practitioners/:user_id', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/users', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/users/:user_id', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/disputes', 401, 403, 403, 403, 403, ok],
  ['POST /dashboard/admin/disputes/:id/settle', 401, 403, 403, 403, 403, ok],
  ['GET /dashboard/admin/gifts', 401, 403, 403, 403, 403, ok],
  ['POST /dashboard/admin/gifts/:id/give', 401, 403, 403, 403, 403, ok],
  ['POST /dashboard/admin/penalties/:id/waive', 401, 403, 403, 403, 403, ok],
  ['POST /practitioner-approval/approve/:user_id', 401, 403, 403, 403, 403, ok],
  ['POST /practitioner-approval/reject/:user_id', 401, 403, 403, 403, 403, ok],
  // Beside the contract. Events are taken from whoever can sign them; there is no such file.
  ['GET /docs', ok, ok, ok, ok, ok, ok],
  ['GET /openapi.json', ok, ok, ok, ok, ok, ok],
  ['GET /health/live', ok, ok, ok, ok, ok, ok],
  ['GET /health/ready', ok, ok, ok, ok, ok, ok],
  ['POST /payments/webhook', 400, 400, 400, 400, 400, 400],
  ['GET /files/:name', 404, 404, 404, 404, 404, 404],
];
