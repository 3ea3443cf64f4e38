import { type AuthDialogKind, authDialogStore, dismissAuthDialog } from '@freely/auth';
import { notify } from '@freely/federation';
import { PATIENCE, withPatience } from '@freely/federation/backoff';
import { useStore } from '@freely/store';
import { type ComponentType, useEffect, useState } from 'react';
import { say } from '../texts/words.ts';

type AuthDialog = ComponentType<{ kind: AuthDialogKind }>;

/**
 * Login, registration and password reset over any page; nothing of them is fetched before one is
 * opened. When that fails, the page below stays as it is, with what was typed in it (D46).
 */
export function AuthDialogs() {
  const { kind } = useStore(authDialogStore);
  const Dialog = useAuthDialog(kind !== null);

  return Dialog && kind && <Dialog kind={kind} />;
}

function useAuthDialog(isWanted: boolean): AuthDialog | null {
  const [dialog, setDialog] = useState<{ Component: AuthDialog } | null>(null);

  useEffect(() => {
    if (!isWanted || dialog) return;
    withPatience(loadDialog, PATIENCE).then(
      (Component) => setDialog({ Component }),
      () => {
        notify({ tone: 'error', title: say('dialogFailed') });
        dismissAuthDialog();
      },
    );
  }, [isWanted, dialog]);

  return dialog?.Component ?? null;
}

async function loadDialog(): Promise<AuthDialog> {
  const { loadAuthDialog } = await import('../features/account/index.ts');

  return (await loadAuthDialog()).AuthDialog;
}
