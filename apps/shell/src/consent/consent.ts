import { createStore } from '@freely/store';

const KEY = 'freely.consent';

/** The choice made in the cookie bar, and when (D43). Closing the bar is a refusal. */
export interface Consent {
  readonly choice: 'accepted' | 'refused';
  /** An ISO date-time. */
  readonly at: string;
}

interface ConsentState {
  readonly consent: Consent | null;
  /** Null until the stored choice was read, as on the server. */
  readonly isBarOpen: boolean | null;
  /** How often somebody has opened it again, also while it was open. */
  readonly timesReopened: number;
}

/** Before `accepted`, only strictly necessary cookies and scripts are allowed. */
export const consentStore = createStore<ConsentState>(() => ({
  consent: null,
  isBarOpen: null,
  timesReopened: 0,
}));

/**
 * Reads the stored choice, and opens the bar if there is none. A choice that is made in another tab holds in this one.
 * Called once by the shell.
 */
export function startConsent(): void {
  const follow = () => {
    const consent = read();
    consentStore.setState({ consent, isBarOpen: consent === null });
  };
  follow();
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) follow();
  });
}

export function setConsent(choice: Consent['choice']): void {
  const consent: Consent = { choice, at: new Date().toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // Without storage it lasts for this page, and the bar opens again on the next one.
  }
  consentStore.setState({ consent, isBarOpen: false });
}

/** Opens the bar again: the choice can be changed at any time. */
export function reopenCookieBar(): void {
  consentStore.setState(({ timesReopened }) => ({
    isBarOpen: true,
    timesReopened: timesReopened + 1,
  }));
}

function read(): Consent | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Consent | null;

    return stored?.choice === 'accepted' || stored?.choice === 'refused' ? stored : null;
  } catch {
    return null;
  }
}
