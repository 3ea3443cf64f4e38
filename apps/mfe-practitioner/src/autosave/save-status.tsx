import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Icon } from '@freely/ui/icon';
import { useIsOnline } from '@freely/ui/online';
import { Spinner } from '@freely/ui/spinner';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './save-status.module.css';
import { useUnsaved } from './unsaved-changes-guard.tsx';
import type { SaveState } from './use-autosave-with-status.ts';

interface SaveStatusProps {
  state: SaveState;
  /** The form has errors, so it is not saved. */
  isInvalid?: boolean;
  onRetry: () => void;
  /** More about why the last change was not saved. */
  children?: ReactNode;
}

/** Says whether the changes are saved, since there is no save button. */
export function SaveStatus({ state, isInvalid = false, onRetry, children }: SaveStatusProps) {
  const { t } = useTranslation('practitioner/autosave');
  const isOnline = useIsOnline();
  const isWaiting = state.status === 'unsent' && !isOnline;
  const isProblem = ['failed', 'unsent', 'refused'].includes(state.status) && !isWaiting;
  useUnsaved(isInvalid, isInvalid);

  return (
    <div className={styles.status}>
      <p role="status" className={styles.text}>
        {isInvalid && t('invalid')}
        {!isInvalid && state.status === 'idle' && t('idle')}
        {!isInvalid && isWaiting && t('waiting')}
        {!isInvalid && state.status === 'loggedOut' && t('loggedOut')}
        {!isInvalid && state.status === 'saving' && (
          <>
            <Spinner />
            {t('saving')}
          </>
        )}
        {!isInvalid && state.status === 'saved' && (
          <>
            <Icon of={Check} />
            {t('saved')}
          </>
        )}
      </p>
      {isProblem && (
        <Callout tone="error" role="alert" title={t('failed')}>
          {state.problem} {children}
          {state.status !== 'refused' && (
            <Button variant="quiet" size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </Callout>
      )}
    </div>
  );
}
