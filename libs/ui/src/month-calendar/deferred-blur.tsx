import { startTransition, use, useLayoutEffect } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';

/**
 * Makes leaving a calendar fast: on blur it re-renders all days, and the newly focused element would
 * wait for that. The re-render becomes a transition.
 */
export function DeferredBlur() {
  const state = use(CalendarStateContext);

  useLayoutEffect(() => {
    if (!state) return;
    // The grid identifies its state by this object, so it must be changed in place.
    const { setFocused } = state;
    state.setFocused = (isFocused) =>
      isFocused ? setFocused(true) : startTransition(() => setFocused(false));
  }, [state]);

  return null;
}
