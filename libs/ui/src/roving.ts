import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Arrow keys, Home and End for a group of choices (tabs, radios): moves the focus to the next enabled
 * choice, and wraps around at the ends. Returns the element that got the focus.
 * @param selector matches the choices inside the element that has the listener
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)].filter(
    (choice) => !choice.matches(':disabled, [aria-disabled="true"]'),
  );
  const here = choices.indexOf(event.target as HTMLElement);
  const next = nextIndex(event.key, here, choices.length);
  const target = next === null ? undefined : choices[next];
  if (!target) return null;

  event.preventDefault();
  target.focus();
  return target;
}

function nextIndex(key: string, here: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined || here < 0 ? null : (here + step + count) % count;
}
