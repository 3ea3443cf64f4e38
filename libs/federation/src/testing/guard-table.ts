// The guards of a part, met by every kind of visitor, as a table (spec 3 §2.4). The route objects,
// the router, the loaders and the session are real. The pages are left out: they decide nothing
// about who gets in, so none is compiled or drawn, and a cell takes milliseconds.
import type { CurrentUser } from '@freely/api-client/contract';
import {
  authDialogStore,
  dismissAuthDialog,
  finishAuthDialog,
  forgetTarget,
  lastPage,
  rememberedTarget,
  rememberPage,
} from '@freely/auth';
import { noticeStore, type RemoteModule } from '@freely/federation';
import type { RouteObject } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { startSessionOf, startTexts, userWith } from './session-and-texts.ts';

/** Every kind of visitor that a guard tells apart; a newcomer is a practitioner in the wizard. */
const visitors = ['visitor', 'customer', 'practitioner', 'newcomer', 'both', 'admin'] as const;
type Visitor = (typeof visitors)[number];

const users: Readonly<Record<Exclude<Visitor, 'visitor'>, CurrentUser>> = {
  customer: userWith(),
  practitioner: userWith({ user_roles: ['practitioner'], practitioner_info: atStep(5) }),
  newcomer: userWith({ user_roles: ['practitioner'], practitioner_info: atStep(1) }),
  both: userWith({ user_roles: ['practitioner', 'customer'], practitioner_info: atStep(5) }),
  admin: userWith({ user_roles: ['admin'] }),
};

function atStep(onboarding_step: number): CurrentUser['practitioner_info'] {
  return { practitioner_rating: 0, reviews_amount: 0, onboarding_step };
}

const tokenOf = (visitor: Visitor) => `token-of-a-${visitor}`;

/** Who makes a request, for the mock server of a guard that asks one; undefined for a visitor. */
export function userOf(request: Request): CurrentUser | undefined {
  const sent = request.headers.get('authorization');

  return Object.entries(users).find(
    ([visitor]) => sent === `Bearer ${tokenOf(visitor as Visitor)}`,
  )?.[1];
}

/** What a guard does: lets through, keeps the page on screen, or leads elsewhere; and its toast. */
export type Outcome =
  | { readonly kind: 'passes' }
  | { readonly kind: 'stays'; readonly toast: string }
  | { readonly kind: 'goes'; readonly to: string; readonly toasts: readonly string[] }
  | { readonly kind: 'asks to log in' }
  | { readonly kind: 'asks to register' };

export type Outcomes = Readonly<Record<Visitor, Outcome>>;

export const passes: Outcome = { kind: 'passes' };
export const asksToLogIn: Outcome = { kind: 'asks to log in' };
export const asksToRegister: Outcome = { kind: 'asks to register' };
export const stays = (toast: string): Outcome => ({ kind: 'stays', toast });
export const only = (who: 'admins' | 'customers' | 'practitioners'): Outcome =>
  stays(`Available only for ${who}`);
/** @param to a path; the query that goes along is not compared */
export const goes = (to: string, ...toasts: readonly string[]): Outcome => ({
  kind: 'goes',
  to,
  toasts,
});
export const forAll = (outcome: Outcome): Outcomes =>
  Object.fromEntries(visitors.map((visitor) => [visitor, outcome])) as Outcomes;

/** Where a signed-in visitor goes instead of logging in or signing up: the home of their role. */
export const homes: Outcomes = {
  visitor: passes,
  customer: goes('/customer'),
  practitioner: goes('/practitioner'),
  // The practitioner's home then leads a newcomer on to the wizard: see mfe-practitioner.
  newcomer: goes('/practitioner'),
  both: goes('/practitioner'),
  admin: goes('/admin'),
};

interface Row {
  readonly guard: string;
  readonly address: string;
  readonly outcomes: Outcomes;
}

/** A remote, or the shell's own pages. */
type GuardedPart = Pick<RemoteModule, 'routes'> & Partial<Pick<RemoteModule, 'i18n'>>;

/** This page is for everybody: guards that refuse lead back to it. */
const PAGE = '/hygiene';

/** One test for each row and visitor: who is on a page that is for everybody follows a link. */
export function guardTable(part: GuardedPart, rows: readonly Row[]): void {
  for (const { guard, address, outcomes } of rows) {
    for (const visitor of visitors) {
      const outcome = outcomes[visitor];
      test(`${guard}: ${visitor} ${outcome.kind}`, () =>
        expectOutcome(part, address, { visitor, outcome }));
    }
  }
}

/**
 * The same for every screen whose address is in `area`, read from the routes themselves: a new
 * screen without its guard fails here. Leave out a visitor whom the screens treat differently, and
 * give those cells rows in the table.
 */
export function guardArea(part: GuardedPart, area: string, outcomes: Partial<Outcomes>): void {
  const addresses = addressesOf(part.routes).filter(
    (address) => address === area || address.startsWith(`${area}/`),
  );

  describe(`every screen in ${area}`, () => {
    test('is found', () => expect(addresses).toContain(area));

    for (const [visitor, outcome] of Object.entries(outcomes) as [Visitor, Outcome][]) {
      test.each(addresses)(`%s: ${visitor} ${outcome.kind}`, (address) =>
        expectOutcome(part, address, { visitor, outcome }),
      );
    }
  });
}

/**
 * Where a visit leads that begins with `address`: no page is on screen yet. A page that was shown
 * once cannot be forgotten, so a file has these tests before its table.
 */
export async function firstVisit(part: GuardedPart, address: string, visitor: Visitor) {
  expect(lastPage()).toBeNull();
  const router = await open(part, address, visitor);

  return whereItIs(router);
}

async function expectOutcome(
  part: GuardedPart,
  wanted: string,
  { visitor, outcome }: { visitor: Visitor; outcome: Outcome },
): Promise<void> {
  const router = await open(part, PAGE, visitor);
  rememberPage(PAGE);
  await router.navigate(wanted);
  await settled(router);

  const seen = whereItIs(router);
  const quiet = { toasts: [], target: null, dialog: null, errors: null };
  switch (outcome.kind) {
    case 'passes':
      expect(seen).toEqual({ ...quiet, path: pathOf(wanted) });
      // A screen of this part, not the place for everybody else's.
      expect(router.state.matches.at(-1)?.route.id).not.toBe(ELSEWHERE);
      break;
    case 'stays':
      expect(seen).toEqual({ ...quiet, path: PAGE, toasts: [outcome.toast] });
      break;
    case 'goes':
      expect(seen).toEqual({ ...quiet, path: outcome.to, toasts: outcome.toasts });
      break;
    case 'asks to log in':
      expect(seen).toEqual({
        ...quiet,
        path: '/login',
        toasts: ['You must log in to continue'],
        target: wanted,
      });
      break;
    case 'asks to register':
      expect(seen).toEqual({ ...quiet, path: PAGE, target: wanted, dialog: 'register' });
      dismissAuthDialog();
      expect(whereItIs(router)).toEqual({ ...quiet, path: PAGE });
      break;
  }
}

type Router = ReturnType<typeof createMemoryRouter>;

let router: Router | undefined;

beforeEach(() => {
  forgetTarget();
  finishAuthDialog();
  noticeStore.setState({ notices: [] });
});

afterEach(() => {
  router?.dispose();
  router = undefined;
  localStorage.clear();
});

/** Matches the addresses of all other parts. */
const ELSEWHERE = 'elsewhere';

/** A router of its own for a visitor, once the guards of its first page have run. */
async function open(part: GuardedPart, address: string, visitor: Visitor): Promise<Router> {
  startSessionOf(visitor === 'visitor' ? undefined : users[visitor], tokenOf(visitor));
  await startTexts(part.i18n);
  const opened = createMemoryRouter(
    [...withoutPages(part.routes), { id: ELSEWHERE, path: '*', element: null }],
    { initialEntries: [address] },
  );
  router = opened;
  await settled(opened);

  return opened;
}

async function settled(router: Router): Promise<void> {
  await waitFor(() => {
    const { initialized, navigation } = router.state;
    expect({ initialized, navigation: navigation.state }).toEqual({
      initialized: true,
      navigation: 'idle',
    });
  });
}

function whereItIs({ state }: Router) {
  return {
    path: state.location.pathname,
    toasts: noticeStore.getState().notices.map(({ title }) => title),
    target: rememberedTarget(),
    dialog: authDialogStore.getState().kind,
    errors: state.errors,
  };
}

const pathOf = (address: string) => address.replace(/\?.*/, '');

/** The routes with all that decides, and nothing to draw. */
function withoutPages(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ lazy: _lazy, Component: _Component, children, ...route }) => {
    const stub = { ...route, element: null };

    return (
      children === undefined ? stub : { ...stub, children: withoutPages(children) }
    ) as RouteObject;
  });
}

/** Every address that routes offer. Parameters are 1; optional ones are left out. */
function addressesOf(routes: readonly RouteObject[], parent = ''): string[] {
  const found = routes.flatMap(({ path = '', index = false, children = [] }) => {
    const pattern = [parent, path.replace(/^\//, '')].filter(Boolean).join('/');
    const address = `/${pattern}`.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1');

    return [...(path || index ? [address] : []), ...addressesOf(children, pattern)];
  });

  return [...new Set(found)];
}
