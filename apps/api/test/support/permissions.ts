// What each person may do, derived from the declarations of the calls: `access`, `except`, `owner`.

import type { Call, Owner } from '@freely/api-client/contract';
import * as contract from '@freely/api-client/contract';

/** Allowed: the call succeeds, or reports what is wrong with the input. */
const ok = 'ok';
export type Outcome = typeof ok | 400 | 401 | 403 | 404;

/** The first customer has booked the first practitioner, and all objects belong to these two. */
export const people = [
  'anonymous',
  'customer',
  'anotherCustomer',
  'practitioner',
  'anotherPractitioner',
  'admin',
] as const;
export type Person = (typeof people)[number];

/** Practitioners are customers, too. */
const rolesOf: Record<Person, readonly contract.Role[]> = {
  anonymous: [],
  customer: ['customer'],
  anotherCustomer: ['customer'],
  practitioner: ['customer', 'practitioner'],
  anotherPractitioner: ['customer', 'practitioner'],
  admin: ['admin'],
};

const ownersBy: Record<Owner['by'], readonly Person[]> = {
  customer: ['customer'],
  practitioner: ['practitioner'],
  party: ['customer', 'practitioner'],
  self: ['customer'],
};

function outcomeOf({ access, except, right, owner }: Call, person: Person): Outcome {
  if (access === 'public') return ok;
  if (person === 'anonymous') return 401;
  const roles = rolesOf[person];
  if (access !== 'signed-in' && !roles.includes(access)) return 403;
  if (except && roles.includes(except.role)) return 403;
  // Nobody here was given one.
  if (right) return 404;

  return owner && !ownersBy[owner.by].includes(person) ? 404 : ok;
}

const calls = Object.values(contract).filter(
  (value): value is Call & typeof value => typeof value === 'object' && 'access' in value,
) as Call[];

/** Served with a second method, as documented (D56). */
const byGet = [contract.logout, contract.logInAsUser].map((call) => ({ ...call, method: 'GET' }));

/** Not in the contract, so nobody is authenticated. Each says why that is safe. */
const open: [route: string, outcome: Outcome, because: string][] = [
  ['GET /docs', ok, 'describes what is public'],
  ['GET /openapi.json', ok, 'describes what is public'],
  ['GET /health/live', ok, 'says only that it runs'],
  ['GET /health/ready', ok, 'says only whether it can serve'],
  ['GET /health/parts', ok, 'says of each part only whether it works'],
  ['POST /payments/webhook', 400, 'needs a signature of the payment provider'],
  ['GET /files/:name', 404, 'names are random, and the files public'],
];

const routeOf = ({ method, path }: Pick<Call, 'path'> & { method: string }) => `${method} ${path}`;

const declared = [...calls, ...(byGet as Call[])].toSorted((one, other) =>
  one.path === other.path
    ? one.method.localeCompare(other.method)
    : one.path.localeCompare(other.path),
);

/** A route, with the outcome for each of `people`. */
type Row = [route: string, ...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]];

/** Every served route. */
export const policy: Row[] = [
  ...declared.map((call) => rowOf(routeOf(call), (person) => outcomeOf(call, person))),
  ...open.map(([route, outcome]) => rowOf(route, () => outcome)),
];

function rowOf(route: string, outcomeFor: (person: Person) => Outcome): Row {
  const [first, second, third, fourth, fifth, sixth] = people;

  return [
    route,
    outcomeFor(first),
    outcomeFor(second),
    outcomeFor(third),
    outcomeFor(fourth),
    outcomeFor(fifth),
    outcomeFor(sixth),
  ];
}

const callers = {
  public: 'anybody',
  'signed-in': 'anybody who is signed in',
  customer: 'customers',
  practitioner: 'practitioners',
  admin: 'admins',
} as const;

const ownerWords: Record<Owner['by'], string> = {
  customer: 'their own, as the customer',
  practitioner: 'their own, as the practitioner',
  party: 'their own, as either party',
  self: 'their own',
};

function whose({ owner }: Call): string {
  return owner ? `${owner.of.replace('_', ' ')}: ${ownerWords[owner.by]}` : '';
}

function passwordOf({ recentLogin }: Call): string {
  if (recentLogin === null) return '';

  return recentLogin === 'always'
    ? ', who gave the password within five minutes'
    : `; \`${recentLogin.join('`, `')}\` only when the password was given within five minutes`;
}

/** docs/permissions.md. */
export function permissionsPage(): string {
  const rows = declared.map((call) => {
    const who =
      callers[call.access] +
      (call.except ? `, never ${call.except.role}s` : '') +
      (call.right ? ` with the right \`${call.right}\`` : '') +
      passwordOf(call) +
      (call.beforeSecondFactor ? '; also without the second factor that admins need' : '');

    return `| \`${routeOf(call)}\` | ${who} | ${whose(call)} |`;
  });

  return `# Who may make which call

Generated from the contract, where each call declares \`beforeSecondFactor\`, \`access\`, \`except\`, \`right\`,
\`recentLogin\` and \`owner\`. \`serve\` enforces them in this order, and \`policy.test.ts\` tries every call as every person. After a change:
\`WRITE_DOCS=1 npx jest -c apps/api/jest.config.mjs kernel/http/policy -t permissions.md\`.

Without a valid session, a call that is not for anybody is 401. Another role is 403, before the body is
read. A right that the admin was not given, or somebody else's object, is 404, like one that does not exist (D39). Practitioners are customers, too.

| call | who | whose object |
| --- | --- | --- |
${rows.join('\n')}

Not in the contract:

| route | why it needs no session |
| --- | --- |
${open.map(([route, , because]) => `| \`${route}\` | ${because} |`).join('\n')}
`;
}
