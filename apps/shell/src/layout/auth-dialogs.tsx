import { type AuthDialogKind, authDialogStore, dismissAuthDialog } from '@freely/auth';
import { RETRY_POLICY, retry } from '@freely/federation/retry';
import { getI18n } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { useStore } from '@freely/store';
import { type ComponentType, useEffect, useState } from 'react';

type AuthDialog = ComponentType<{ kind: AuthDialogKind }>;

/**
 * Login, registration and password reset over any page. Their code is loaded when one is opened. If
 * that fails, the page below stays as it is, with everything typed in it (D46).
 */
export function AuthDialogs() {
  const { kind } = useStore(authDialogStore);
  const Dialog = useAuthDialog(kind !== null);

  return Dialog && kind && <Dialog kind={kind} />;
}

function useAuthDialog(isOpen: boolean): AuthDialog | null {
  const [dialog, setDialog] = useState<{ Component: AuthDialog } | null>(null);

  useEffect(() => {
    if (!isOpen || dialog) return;
    retry(loadDialog, RETRY_POLICY).then(
      (Component) => setDialog({ Component }),
      () => {
        showToast({ tone: 'error', title: getI18n().t('dialogFailed', { ns: 'shell' }) });
        dismissAuthDialog();
      },
    );
  }, [isOpen, dialog]);

  return dialog?.Component ?? null;
}

async function loadDialog(): Promise<AuthDialog> {
  const { loadAuthDialog } = await import('../features/account/index.ts');

  return (await loadAuthDialog()).AuthDialog;
}
