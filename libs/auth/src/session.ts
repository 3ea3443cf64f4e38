import type { CurrentUser, Role, SignedIn } from '@freely/api-client/contract';
import { createStore, useStore } from '@freely/store';
import { storeDeviceToken } from './device-token.ts';
import { isExpired } from './session-record.ts';
import { type SessionStorage, sessionStorageOf } from './session-storage.ts';

export type Session =
  | { readonly status: 'anonymous'; readonly user: null; readonly token: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUser; readonly token: string };

/** A new one each time: who follows the session hears that a lost one has ended for good. */
const anonymous = (): Session => ({ status: 'anonymous', user: null, token: null });

/** The one session of the page. Change it through the functions below. */
export const sessionStore = createStore<Session>(anonymous);

const KEY = 'freely.session';
const OWN_KEY = 'freely.own-session';

let storage: SessionStorage | undefined;
/** Where an admin's own session is stored while they act as another user (D34). */
let ownStorage: SessionStorage | undefined;
let otherTabs: BroadcastChannel | undefined;
/** Whose session ended without their doing on this page. */
let lostUser: CurrentUser | null = null;
const otherTabListeners = new Set<() => void>();
const deletionListeners = new Set<() => void>();

/**
 * Restores the session that this browser has stored, and follows changes in other tabs: signing out
 * in one signs out in all. Called once by the shell. Returns a function that stops it.
 */
export function startSession(view: Window = window): () => void {
  storage = sessionStorageOf(view, KEY);
  ownStorage = sessionStorageOf(view, OWN_KEY);
  otherTabs = new BroadcastChannel('freely.session');
  otherTabs.onmessage = ({ data }) =>
    data?.deletedUserId ? followDeletion(data.deletedUserId) : followOtherTabs();
  // A page in the back/forward cache receives no messages, so it checks when it is restored.
  const onShow = (event: PageTransitionEvent) => event.persisted && followOtherTabs();
  view.addEventListener('pageshow', onShow);
  // A message of another process may arrive before its storage change; this event comes after it.
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && followOtherTabs();
  view.addEventListener('storage', onStorage);
  restoreStored();

  return () => {
    view.removeEventListener('pageshow', onShow);
    view.removeEventListener('storage', onStorage);
    otherTabs?.close();
    otherTabs = undefined;
    storage = undefined;
    ownStorage = undefined;
  };
}

/** Calls `listener` when another tab has changed who is signed in. Returns how to unsubscribe. */
export function onOtherTabChange(listener: () => void): () => void {
  otherTabListeners.add(listener);

  return () => otherTabListeners.delete(listener);
}

/** Calls `listener` when the account of this page was deleted in another tab. Returns how to unsubscribe. */
export function onAccountDeleted(listener: () => void): () => void {
  deletionListeners.add(listener);

  return () => deletionListeners.delete(listener);
}

/** Starts the session from the response to a login or a registration. */
export function signIn(response: SignedIn): void {
  const { access_token: token, device_token: device, message: _message, ...user } = response;
  storeDeviceToken(device);
  ownStorage?.clear();
  store(token, user);
}

/** Ends the session here and in every other tab. The caller ends it on the server. */
export function signOut(): void {
  lostUser = null;
  end();
}

/** Like `signOut`, for an account that was deleted: no tab offers to log in to it again. */
export function endDeletedAccount(): void {
  // A call of another tab may have been refused since, which ends the session in all.
  const user = sessionStore.getState().user ?? lostUser;
  if (user) otherTabs?.postMessage({ deletedUserId: user.user_id });
  signOut();
}

/** Like `signOut`, for a session that ended by itself, here or on the server. */
export function loseSession(): void {
  lostUser = sessionStore.getState().user;
  end();
}

/** Whose session ended by itself or in another tab; null when they signed out on this page. */
export function userOfLostSession(): CurrentUser | null {
  return lostUser;
}

function end(): void {
  ownStorage?.clear();
  storage?.clear();
  sessionStore.setState(anonymous(), true);
  otherTabs?.postMessage('changed');
}

/**
 * Stores the current session aside and starts that of `user`. `restoreAdminSession` undoes it. The admin's own
 * stays there when another impersonation follows, such as by a second press.
 */
export function stashAdminSession(token: string, user: CurrentUser): void {
  const own = storage?.read();
  if (own && !own.user.impersonated_by) ownStorage?.write(own);
  store(token, user);
}

/** Restores the stashed session. False if there is none or it expired: then it signs out. */
export function restoreAdminSession(): boolean {
  const own = ownStorage?.read() ?? null;
  if (own === null || isExpired(own, Date.now())) {
    signOut();
    return false;
  }
  ownStorage?.clear();
  store(own.token, own.user);

  return true;
}

/**
 * Updates the user of the session from the server, such as a new onboarding step. Nothing happens if somebody else
 * is signed in by then, or an admin as the same person.
 */
export function updateUser(user: CurrentUser): void {
  const { token, user: current } = sessionStore.getState();
  const isSame =
    current?.user_id === user.user_id &&
    current.impersonated_by?.user_id === user.impersonated_by?.user_id;
  if (token === null || !isSame) return;
  store(token, user);
}

/** Called at each navigation: ends an expired session, extends a valid one by a day (spec 1 §4). */
export function refreshSession(now = Date.now()): void {
  const stored = storage?.read() ?? null;
  const { token } = sessionStore.getState();
  if (token === null && stored === null) return;
  // Another tab has ended it, and its message is still on the way.
  if (stored === null) followOtherTabs();
  else if (isExpired(stored, now)) loseSession();
  else storage?.write({ ...stored, savedAt: now });
}

/** The session, for components. */
export function useSession(): Session {
  return useStore(sessionStore);
}

/** True if the user of a session has a role. */
export function hasRole({ user }: Session, role: Role): boolean {
  return user?.user_roles.includes(role) ?? false;
}

function store(token: string, user: CurrentUser): void {
  storage?.write({ token, user, savedAt: Date.now() });
  sessionStore.setState({ status: 'signed-in', token, user }, true);
  otherTabs?.postMessage('changed');
}

function followOtherTabs(): void {
  const { token: before, user } = sessionStore.getState();
  lostUser = user ?? lostUser;
  restoreStored();
  if (sessionStore.getState().token === before) return;
  for (const listener of otherTabListeners) listener();
}

/** The session may have been lost before this message arrives: its calls are refused by then. */
function followDeletion(userId: number): void {
  const user = sessionStore.getState().user ?? lostUser;
  if (user?.user_id !== userId) return;
  // A tab that was asleep hears of it late: somebody else may have logged in since.
  const stored = storage?.read();
  const isOthers = stored && stored.user.user_id !== userId && !isExpired(stored, Date.now());
  if (isOthers) {
    followOtherTabs();
    return;
  }
  lostUser = null;
  for (const listener of deletionListeners) listener();
  ownStorage?.clear();
  storage?.clear();
  sessionStore.setState(anonymous(), true);
}

function restoreStored(): void {
  const stored = storage?.read() ?? null;
  if (stored === null || isExpired(stored, Date.now())) {
    storage?.clear();
    if (sessionStore.getState().status !== 'anonymous') sessionStore.setState(anonymous(), true);
    return;
  }

  sessionStore.setState({ status: 'signed-in', token: stored.token, user: stored.user }, true);
}
