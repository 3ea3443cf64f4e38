// Tests the guards of a part for every persona, as a table (spec 3 §2.4). The route objects, the
// router, the loaders and the session are real. The pages are left out: they do not decide who gets
// in, so none is compiled or rendered, and a cell takes milliseconds.
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
import type { RemoteModule } from '@freely/federation';
import type { RouteObject } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { toastStore } from '@freely/shell-sdk';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { startMessages, startTestSession, userWith } from './session-and-messages.ts';

/** Every kind of user that a guard distinguishes. A newcomer is a practitioner in the wizard. */
const personas = ['anonymous', 'customer', 'practitioner', 'newcomer', 'both', 'admin'] as const;
type Persona = (typeof personas)[number];

const users: Readonly<Record<Exclude<Persona, 'anonymous'>, CurrentUser>> = {
  customer: userWith(),
  practitioner: userWith({ user_roles: ['practitioner'], practitioner_info: atStep(5) }),
  newcomer: userWith({ user_roles: ['practitioner'], practitioner_info: atStep(1) }),
  both: userWith({ user_roles: ['practitioner', 'customer'], practitioner_info: atStep(5) }),
  admin: userWith({ user_roles: ['admin'] }),
};

function atStep(onboarding_step: number): CurrentUser['practitioner_info'] {
  return { practitioner_rating: 0, reviews_amount: 0, onboarding_step };
}

const tokenOf = (persona: Persona) => `token-of-a-${persona}`;

/** The user who sends a request, for the mock server of a guard; undefined if anonymous. */
export function userOf(request: Request): CurrentUser | undefined {
  const sent = request.headers.get('authorization');

  return Object.entries(users).find(
    ([persona]) => sent === `Bearer ${tokenOf(persona as Persona)}`,
  )?.[1];
}

/** What a guard does: lets through, keeps the page on screen, or redirects; and its toasts. */
export type Outcome =
  | { readonly kind: 'passes' }
  | { readonly kind: 'is refused'; readonly toast: string }
  | { readonly kind: 'is redirected'; readonly to: string; readonly toasts: readonly string[] }
  | { readonly kind: 'is asked to log in' }
  | { readonly kind: 'is asked to register' };

export type Outcomes = Readonly<Record<Persona, Outcome>>;

export const passes: Outcome = { kind: 'passes' };
export const asksToLogIn: Outcome = { kind: 'is asked to log in' };
export const asksToRegister: Outcome = { kind: 'is asked to register' };
/** The page on screen stays. */
export const refusedWith = (toast: string): Outcome => ({ kind: 'is refused', toast });
export const onlyFor = (who: 'admins' | 'customers' | 'practitioners'): Outcome =>
  refusedWith(`Available only for ${who}`);
/** @param to a path; the query is not compared */
export const redirectsTo = (to: string, ...toasts: readonly string[]): Outcome => ({
  kind: 'is redirected',
  to,
  toasts,
});
export const forAll = (outcome: Outcome): Outcomes =>
  Object.fromEntries(personas.map((persona) => [persona, outcome])) as Outcomes;

/** Where signed-in users go instead of logging in or signing up: the home of their role. */
export const roleHomes: Outcomes = {
  anonymous: passes,
  customer: redirectsTo('/customer'),
  practitioner: redirectsTo('/practitioner'),
  // From there a newcomer is redirected to the wizard: see mfe-practitioner.
  newcomer: redirectsTo('/practitioner'),
  both: redirectsTo('/practitioner'),
  admin: redirectsTo('/admin'),
};

interface Row {
  readonly guard: string;
  readonly path: string;
  readonly outcomes: Outcomes;
}

/** A remote, or the shell's own pages. */
type GuardedPart = Pick<RemoteModule, 'routes'>;

/** A public page, to which guards that refuse lead back. */
const PAGE = '/hygiene';

/** One test for each row and persona, who follows a link from a public page. */
export function guardTable(part: GuardedPart, rows: readonly Row[]): void {
  for (const { guard, path, outcomes } of rows) {
    for (const persona of personas) {
      const outcome = outcomes[persona];
      test(`${guard}: ${persona} ${outcome.kind}`, () =>
        expectOutcome(part, path, { persona, outcome }));
    }
  }
}

/**
 * The same for every screen whose path is in `area`. The paths are read from the routes, so a new
 * screen without its guard fails here. Leave out a persona that the screens treat differently, and
 * write those cells as rows of the table.
 */
export function guardArea(part: GuardedPart, area: string, outcomes: Partial<Outcomes>): void {
  const paths = pathsOf(part.routes).filter((path) => path === area || path.startsWith(`${area}/`));

  describe(`every screen in ${area}`, () => {
    test('is found', () => expect(paths).toContain(area));

    for (const [persona, outcome] of Object.entries(outcomes) as [Persona, Outcome][]) {
      test.each(paths)(`%s: ${persona} ${outcome.kind}`, (path) =>
        expectOutcome(part, path, { persona, outcome }),
      );
    }
  });
}

/**
 * Where the first navigation to `path` leads, with no page on screen yet. A page that was shown
 * cannot be forgotten again, so a file has these tests before its table.
 */
export async function firstNavigation(
  part: GuardedPart,
  path: string,
  persona: Persona,
): Promise<object> {
  expect(lastPage()).toBeNull();
  const router = await open(part, path, persona);

  return stateOf(router);
}

async function expectOutcome(
  part: GuardedPart,
  wanted: string,
  { persona, outcome }: { persona: Persona; outcome: Outcome },
): Promise<void> {
  const router = await open(part, PAGE, persona);
  rememberPage(PAGE);
  await router.navigate(wanted);
  await settled(router);

  const seen = stateOf(router);
  const unchanged = { toasts: [], target: null, dialog: null, errors: null };
  switch (outcome.kind) {
    case 'passes':
      expect(seen).toEqual({ ...unchanged, path: pathnameOf(wanted) });
      // A screen of this part, not the catch-all route.
      expect(router.state.matches.at(-1)?.route.id).not.toBe(ELSEWHERE);
      break;
    case 'is refused':
      expect(seen).toEqual({ ...unchanged, path: PAGE, toasts: [outcome.toast] });
      break;
    case 'is redirected':
      expect(seen).toEqual({ ...unchanged, path: outcome.to, toasts: outcome.toasts });
      break;
    case 'is asked to log in':
      expect(seen).toEqual({
        ...unchanged,
        path: '/login',
        toasts: ['You must log in to continue'],
        target: wanted,
      });
      break;
    case 'is asked to register':
      expect(seen).toEqual({ ...unchanged, path: PAGE, target: wanted, dialog: 'register' });
      dismissAuthDialog();
      expect(stateOf(router)).toEqual({ ...unchanged, path: PAGE });
      break;
  }
}

type Router = ReturnType<typeof createMemoryRouter>;

let router: Router | undefined;

beforeEach(() => {
  forgetTarget();
  finishAuthDialog();
  toastStore.setState({ toasts: [] });
});

afterEach(() => {
  router?.dispose();
  router = undefined;
  localStorage.clear();
});

/** The id of the catch-all route, for the paths of all other parts. */
const ELSEWHERE = 'elsewhere';

/** A new router for a persona, once the guards of its first page have run. */
async function open(part: GuardedPart, path: string, persona: Persona): Promise<Router> {
  startTestSession(persona === 'anonymous' ? undefined : users[persona], tokenOf(persona));
  startMessages();
  const opened = createMemoryRouter(
    [...withoutPages(part.routes), { id: ELSEWHERE, path: '*', element: null }],
    { initialEntries: [path] },
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

function stateOf({ state }: Router) {
  return {
    path: state.location.pathname,
    toasts: toastStore.getState().toasts.map(({ title }) => title),
    target: rememberedTarget(),
    dialog: authDialogStore.getState().kind,
    errors: state.errors,
  };
}

const pathnameOf = (path: string) => path.replace(/\?.*/, '');

/** The routes with their guards, without their pages. A loader that is fetched stays. */
function withoutPages(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ lazy, Component: _Component, children, ...route }) => {
    const loader = typeof lazy === 'object' ? lazy.loader : undefined;
    const stub = { ...route, ...(loader && { lazy: { loader } }), element: null };

    return (
      children === undefined ? stub : { ...stub, children: withoutPages(children) }
    ) as RouteObject;
  });
}

/** Every path of the routes. Params are `param`; optional ones are left out. */
export function pathsOf(routes: readonly RouteObject[], param = '1', parent = ''): string[] {
  const found = routes.flatMap(({ path = '', index = false, children = [] }) => {
    const pattern = [parent, path.replace(/^\//, '')].filter(Boolean).join('/');
    const example = `/${pattern}`.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, param);

    return [...(path || index ? [example] : []), ...pathsOf(children, param, pattern)];
  });

  return [...new Set(found)];
}
