import { useLayoutEffect, useRef } from 'react';

/**
 * Reports what was typed, chosen or restored in a field of a prerendered page before its code ran. React
 * leaves it there without a word, and overwrites it at the next change.
 *
 * @param field the element, once it is there
 * @param value what the component believes is in it
 */
export function useEarlierInput(
  field: () => HTMLInputElement | HTMLSelectElement | null | undefined,
  value: string,
  onInput: (earlier: string) => void,
): void {
  const isRead = useRef(false);

  // Before anything else renders the field again.
  useLayoutEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const earlier = field()?.value;
    if (earlier !== undefined && earlier !== value) onInput(earlier);
  });
}
