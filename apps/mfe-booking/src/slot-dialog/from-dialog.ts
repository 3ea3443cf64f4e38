import { useLocation } from '@freely/router';
import { createContext, useContext, useState } from 'react';

/** The state of the page that creates a booking: the entry of the history before it is the dialog. */
export const fromDialog = { isFromDialog: true };

/** The same for a page that was reached without that state. */
export const IsOverDialog = createContext(false);

/**
 * Whether the dialog has been on screen since it was opened: then the page that creates a booking came on top of it.
 * Who logs in over the dialog is led there by the shell, which knows of no state.
 */
export function useWasShown(isShown: boolean): boolean {
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);

  return wasShown;
}

/** Whether one step back leads to the dialog as it was left. */
export function useIsFromDialog(): boolean {
  const isOverDialog = useContext(IsOverDialog);
  const { state } = useLocation();

  return isOverDialog || state?.isFromDialog === true;
}
