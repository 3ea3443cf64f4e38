import { startTransition, use, useLayoutEffect } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';

/**
 * Lets a calendar be left at once: it draws all of its days anew when the focus goes, and whatever
 * took the focus would wait for that.
 */
export function Leaving() {
  const state = use(CalendarStateContext);

  useLayoutEffect(() => {
    if (!state) return;
    // The grid knows its state by this very object, so that another in its place would not do.
    const { setFocused } = state;
    state.setFocused = (isFocused) =>
      isFocused ? setFocused(true) : startTransition(() => setFocused(false));
  }, [state]);

  return null;
}
