import { useNavigate } from '@freely/router';
import { journeyStore } from '../../journey/journey-store.ts';
import { useIsFromDialog } from '../../slot-dialog/from-dialog.ts';

/**
 * Goes back to the dialog. Its own entry of the history has the choice: a second one would make the next Back seem to
 * do nothing. Without such an entry, as after logging in, the dialog takes the place of this page.
 */
export function useBackToChoice(): (backTo: string) => void {
  const navigate = useNavigate();
  const isFromDialog = useIsFromDialog();

  return (backTo) => {
    // Forward must not book what was refused, or what was given up.
    journeyStore.setState({ plan: null });
    if (isFromDialog) navigate(-1);
    else navigate(backTo, { replace: true });
  };
}
