// What was typed into forms, kept in the tab over a reload that nobody asked for.
import { DRAFTS } from './clear-drafts.ts';

/** Never stored, whatever form has them. */
const SECRET = /passw|card|cvc|cvv|security_?code|iban|sort_?code|account_?number|token/i;

/** Drafts belong to a page: the same form on another one has other values. */
function keyOf(form: string, { pathname }: Location): string {
  return `${DRAFTS}${pathname}#${form}`;
}

/** Stores the values of a form, without secrets and files. */
export function storeDraft(form: string, values: object, view: Window = window): void {
  const kept = JSON.stringify(values, (key, value: unknown) =>
    SECRET.test(key) || value instanceof Blob ? undefined : value,
  );
  try {
    view.sessionStorage.setItem(keyOf(form, view.location), kept);
  } catch {
    // Without storage what was typed is lost with the page, as at any reload.
  }
}

/** Returns a stored draft, once. */
export function takeDraft(
  form: string,
  view: Window = window,
): Readonly<Record<string, unknown>> | null {
  try {
    const key = keyOf(form, view.location);
    const text = view.sessionStorage.getItem(key);
    view.sessionStorage.removeItem(key);

    return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    return null;
  }
}
