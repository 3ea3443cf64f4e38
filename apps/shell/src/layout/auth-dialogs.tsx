import { authDialogStore, dismissAuthDialog } from '@freely/auth';
import { getI18n } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { useStore } from '@freely/store';
import { useCallback } from 'react';
import { useLeaveKeptPage } from '../session/use-leave-kept-page.ts';
import { useLazyPart } from './use-lazy-part.ts';

/** Login, registration and password reset over any page. */
export function AuthDialogs() {
  const { kind } = useStore(authDialogStore);
  const leave = useLeaveKeptPage();
  const giveUp = useCallback(() => {
    showToast({ tone: 'error', title: getI18n().t('dialogFailed', { ns: 'shell' }) });
    const { isPageKept } = authDialogStore.getState();
    dismissAuthDialog();
    if (isPageKept) leave();
  }, [leave]);
  const Dialog = useLazyPart(loadDialog, kind !== null, giveUp);

  return Dialog && kind && <Dialog kind={kind} />;
}

async function loadDialog() {
  const { loadAuthDialog } = await import('../features/account/index.ts');

  return (await loadAuthDialog()).AuthDialog;
}
