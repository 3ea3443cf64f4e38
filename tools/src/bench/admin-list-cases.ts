// Requests that admins make to their lists, and the least SQL that returns the same without what is kept.

export interface ListCase {
  name: string;
  /** Below the API's base. */
  path: string;
  bare: string[];
}

const isPractitioner = `exists (select from user_roles
  where user_id = p.user_id and role = 'practitioner')`;
const from = 'from practitioners p join users u on u.id = p.user_id';

const hasRole = (id: string, role: string) =>
  `exists (select from user_roles where user_id = ${id} and role = '${role}')`;

function practitioners(name: string, query: string, order: string, where = 'true'): ListCase {
  return {
    name,
    path: `/dashboard/admin/practitioners${query}`,
    bare: [
      `select p.user_id, u.avatar_src, u.first_name, u.last_name, u.email, p.approved,
         p.onboarding_step, p.joined_at, coalesce(r.reviews_amount, 0) as reviews,
         (select count(*) from bookings
           where practitioner_id = p.user_id and paid_at is not null) as bookings
       from (select p.user_id ${from} where ${where} and ${isPractitioner}
         order by ${order} limit 10) chosen
       join practitioners p using (user_id) join users u on u.id = p.user_id
       left join practitioner_ratings r on r.practitioner_id = p.user_id
       order by ${order}`,
      `select count(*) ${from} where ${where} and ${isPractitioner}`,
      `select count(*) from practitioners p where approved is null and ${isPractitioner}`,
    ],
  };
}

const waitingFirst = `(p.approved is null) desc,
  (p.approved is null and p.onboarding_step >= 5) desc, p.joined_at desc, p.user_id desc`;
const byName = 'lower(u.last_name), lower(u.first_name), u.id';
const matches = (text: string) => `(u.first_name || ' ' || u.last_name ilike '%${text}%'
  or u.email::text ilike '%${text}%')`;

/** The bare count is what the kept one saves. */
function bookings(name: string, query: string, where: string): ListCase {
  return {
    name,
    path: `/dashboard/admin/bookings${query}`,
    bare: [
      `select b.*, cu.first_name, cu.last_name, pu.first_name, pu.last_name
       from (select id from bookings b where not is_patch_test and ${where}
         order by created_at desc, id desc limit 10) chosen
       join bookings b using (id) join users cu on cu.id = b.customer_id
       join users pu on pu.id = b.practitioner_id order by b.created_at desc, b.id desc`,
      `select count(*) from bookings where not is_patch_test and ${where}`,
    ],
  };
}

export const listCases: readonly ListCase[] = [
  practitioners('first page, waiting first', '', waitingFirst),
  practitioners('sorted by name', '?sort=name', byName),
  practitioners('sorted by email', '?sort=email', 'u.email'),
  practitioners('approved only', '?state=approved', waitingFirst, 'p.approved'),
  practitioners('searched by name', '?q=okafor42', waitingFirst, matches('okafor42')),
  practitioners('searched by email', '?q=bench-4711%40', waitingFirst, matches('bench-4711@')),
  bookings('all bookings', '', "status <> 'expired'"),
  bookings('confirmed bookings', '?status=confirmed', "status in ('held', 'confirmed')"),
  {
    name: 'customers',
    path: '/dashboard/admin/users',
    bare: [
      `select u.*, (select count(*) from bookings where customer_id = u.id and paid_at is not null)
       from users u where ${hasRole('u.id', 'customer')} order by created_at desc, id desc limit 10`,
      `select count(*) from users u where ${hasRole('u.id', 'customer')}`,
    ],
  },
  {
    name: 'reviews, 300,000',
    path: '/dashboard/admin/reviews',
    bare: [
      `select r.*, p.first_name, p.last_name from reviews r join users p on p.id = r.practitioner_id
       order by r.created_at desc, r.id desc limit 10`,
      'select count(*) from reviews',
      'select count(*) from reviews where reported_at is not null and report_settled_at is null',
    ],
  },
  {
    name: 'mails, 500,000',
    path: '/dashboard/admin/mails',
    bare: [
      `select m.*, u.first_name, u.last_name from mail_outbox m left join users u on u.id = m.to_user_id
       order by m.id desc limit 25`,
      'select count(*) from mail_outbox',
      'select count(*) from mail_outbox where failed_at is not null',
    ],
  },
  {
    name: 'audit log, 500,000',
    path: '/dashboard/admin/audit',
    bare: [
      `select a.*, u.first_name, u.last_name from audit_log a left join users u on u.id = a.actor_id
       order by a.id desc limit 25`,
      'select count(*) from audit_log',
    ],
  },
];
