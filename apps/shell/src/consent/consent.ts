import { createStore } from '@freely/store';

const KEY = 'freely.consent';

/** What a visitor answered to the cookie bar, and when (D43). Closing it is a refusal. */
export interface Consent {
  readonly choice: 'accepted' | 'refused';
  /** ISO instant. */
  readonly at: string;
}

interface ConsentState {
  readonly consent: Consent | null;
  readonly isAsking: boolean;
}

/** Nothing but what is strictly necessary happens before `accepted`. */
export const consentStore = createStore<ConsentState>(() => ({ consent: null, isAsking: false }));

/** Takes up what was answered in this browser, and asks who has not. Called once by the shell. */
export function startConsent(): void {
  const consent = read();
  consentStore.setState({ consent, isAsking: consent === null });
}

export function answerConsent(choice: Consent['choice']): void {
  const consent: Consent = { choice, at: new Date().toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // Then it holds for this page, and the bar asks again.
  }
  consentStore.setState({ consent, isAsking: false });
}

/** Asks again: the choice can be changed at any time. */
export function reopenCookieBar(): void {
  consentStore.setState({ isAsking: true });
}

function read(): Consent | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Consent | null;

    return kept?.choice === 'accepted' || kept?.choice === 'refused' ? kept : null;
  } catch {
    return null;
  }
}
