import { useTranslation } from '@freely/i18n';
import { useBlocker } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { useEffect } from 'react';

/**
 * Back waits for the provider's outcome: what the bank asks lies over the page, whichever that is, and a dialog of the
 * page behind this one would keep it from being answered. Nothing but Back can be pressed meanwhile, and where the
 * session ends the page is left all the same.
 */
export function useStayWhilePaying(isPaying: boolean): void {
  const { t } = useTranslation('booking/checkout');
  const blocker = useBlocker(({ historyAction }) => isPaying && historyAction === 'POP');

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    showToast({ tone: 'info', title: t('pay.stay'), text: t('pay.stayText') });
  }, [blocker, t]);
}
