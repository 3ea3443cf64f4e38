import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when a dialog leaves the page at once, without fading out. The library
 * tries that one frame later, but it may lift `inert` from the page only after that frame, and what is inert
 * takes no focus. Called inside the dialog, so that it begins before anything in it has the focus.
 */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      // Once all effects of the dialog have ended, so that nothing is inert any more.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
}
