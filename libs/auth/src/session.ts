import type { CurrentUser, Role, SignedIn } from '@freely/api-client/contract';
import { createStore, useStore } from '@freely/store';
import { keepDeviceToken } from './device-token.ts';
import { isExpired } from './session-record.ts';
import { type SessionStorage, sessionStorageOf } from './session-storage.ts';

export type Session =
  | { readonly status: 'anonymous'; readonly user: null; readonly token: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUser; readonly token: string };

const ANONYMOUS: Session = { status: 'anonymous', user: null, token: null };

/** The one session of the page. Change it through the functions below. */
export const sessionStore = createStore<Session>(() => ANONYMOUS);

const KEY = 'freely.session';
const OWN_KEY = 'freely.own-session';

let storage: SessionStorage | undefined;
/** Where an admin's own session waits while they act as somebody (D34). */
let ownStorage: SessionStorage | undefined;
let otherTabs: BroadcastChannel | undefined;
const elsewhere = new Set<() => void>();

/**
 * Takes up the session that this browser keeps, and follows what other tabs do with it:
 * signing out in one is signing out in all. Called once by the shell; answers how to stop.
 */
export function startSession(view: Window = window): () => void {
  storage = sessionStorageOf(view, KEY);
  ownStorage = sessionStorageOf(view, OWN_KEY);
  otherTabs = new BroadcastChannel('freely.session');
  otherTabs.onmessage = followOtherTabs;
  // A page that comes back from the back/forward cache heard nothing while it slept.
  const onShow = (event: PageTransitionEvent) => event.persisted && followOtherTabs();
  view.addEventListener('pageshow', onShow);
  // The word of another process may come before what it wrote can be read here; this comes after.
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && followOtherTabs();
  view.addEventListener('storage', onStorage);
  takeUpKept();

  return () => {
    view.removeEventListener('pageshow', onShow);
    view.removeEventListener('storage', onStorage);
    otherTabs?.close();
    otherTabs = undefined;
    storage = undefined;
    ownStorage = undefined;
  };
}

/** Tells when somebody else is here than before because of another tab. Answers how to stop. */
export function onChangeElsewhere(listener: () => void): () => void {
  elsewhere.add(listener);

  return () => elsewhere.delete(listener);
}

/** Begins the session that a login or a registration answered with. */
export function signIn(answer: SignedIn): void {
  const { access_token: token, device_token: device, message: _message, ...user } = answer;
  keepDeviceToken(device);
  ownStorage?.clear();
  keep(token, user);
}

/** Ends the session here and in every other tab. The server is told by who calls this. */
export function signOut(): void {
  ownStorage?.clear();
  storage?.clear();
  sessionStore.setState(ANONYMOUS, true);
  otherTabs?.postMessage('changed');
}

/** Puts the session on screen aside and begins that of `user`. `putBackOwn` undoes it. */
export function putOwnAside(token: string, user: CurrentUser): void {
  const own = storage?.read();
  if (own) ownStorage?.write(own);
  keep(token, user);
}

/** Takes up again what was put aside; false when there is nothing, or it is over: then nobody is here. */
export function putBackOwn(): boolean {
  const own = ownStorage?.read() ?? null;
  if (own === null || isExpired(own, Date.now())) {
    signOut();
    return false;
  }
  ownStorage?.clear();
  keep(own.token, own.user);

  return true;
}

/** Takes over what the server now says about the user, such as a new onboarding step. */
export function updateUser(user: CurrentUser): void {
  const { token } = sessionStore.getState();
  if (token === null) return;
  keep(token, user);
}

/** At each navigation: an expired session ends, a living one begins its day again (spec 1 §4). */
export function refreshSession(now = Date.now()): void {
  const kept = storage?.read() ?? null;
  const { token } = sessionStore.getState();
  if (token === null && kept === null) return;
  if (kept === null || isExpired(kept, now)) signOut();
  else storage?.write({ ...kept, savedAt: now });
}

/** The session, for components. */
export function useSession(): Session {
  return useStore(sessionStore);
}

/** True when the user of a session has a role. */
export function hasRole({ user }: Session, role: Role): boolean {
  return user?.user_roles.includes(role) ?? false;
}

function keep(token: string, user: CurrentUser): void {
  storage?.write({ token, user, savedAt: Date.now() });
  sessionStore.setState({ status: 'signed-in', token, user }, true);
  otherTabs?.postMessage('changed');
}

function followOtherTabs(): void {
  const before = sessionStore.getState().token;
  takeUpKept();
  if (sessionStore.getState().token === before) return;
  for (const listener of elsewhere) listener();
}

function takeUpKept(): void {
  const kept = storage?.read() ?? null;
  if (kept === null || isExpired(kept, Date.now())) {
    storage?.clear();
    if (sessionStore.getState().status !== 'anonymous') sessionStore.setState(ANONYMOUS, true);
    return;
  }

  sessionStore.setState({ status: 'signed-in', token: kept.token, user: kept.user }, true);
}
