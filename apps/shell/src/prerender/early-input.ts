// What people did in a prerendered page before its code ran.
import { useEffect, useLayoutEffect } from 'react';
import { nextTask } from '../boot/next-task.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passes it on to the components, once they are hydrated. */
export function useEarlyInput(): void {
  useLayoutEffect(replayInput, []);
  useEffect(() => {
    // A task later what was typed has been rendered.
    void nextTask().then(replaySubmit);
  }, []);
}

/**
 * Tells components what was typed, chosen or restored in their fields. React leaves it there without a word, and
 * overwrites it at the next change.
 */
function replayInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) replayChoice(field);
    else if (/^(checkbox|radio)$/.test(field.type)) replayCheck(field as HTMLInputElement);
    else replayText(field);
  }
}

function replayChoice(field: HTMLSelectElement): void {
  const { options, value } = field;
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (value !== first?.value) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function replayCheck(field: HTMLInputElement): void {
  const { checked, defaultChecked, type } = field;
  // A radio that is no longer chosen is told by the one that is.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  field.checked = defaultChecked;
  field.click();
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  // By the property of the browser: React watches that of the element, and says nothing of an event for a
  // value that it has seen before.
  const browser = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  browser?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replaySubmit(): void {
  const { dataset } = document.documentElement;
  const form = document.forms[Number(dataset.earlySubmit ?? -1)];
  delete dataset.earlySubmit;
  form?.requestSubmit();
}
