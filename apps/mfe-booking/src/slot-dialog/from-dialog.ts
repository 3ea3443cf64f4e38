import { useLocation } from '@freely/router';

/** The state of the page that creates a booking: the entry of the history before it is the dialog. */
export const fromDialog = { isFromDialog: true };

/** Whether one step back leads to the dialog as it was left. */
export function useIsFromDialog(): boolean {
  return useLocation().state?.isFromDialog === true;
}
