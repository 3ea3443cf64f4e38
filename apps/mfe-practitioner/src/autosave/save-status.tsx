import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Icon } from '@freely/ui/icon';
import { Spinner } from '@freely/ui/spinner';
import { Check } from 'lucide-react';
import styles from './save-status.module.css';
import { useUnsaved } from './unsaved-changes-guard.tsx';
import type { SaveState } from './use-autosave-with-status.ts';
import { useWords } from './words.ts';

interface SaveStatusProps {
  state: SaveState;
  /** The form has errors, so it is not saved. */
  isInvalid?: boolean;
  onRetry: () => void;
}

/** Says whether the changes are saved, since there is no save button. */
export function SaveStatus({ state, isInvalid = false, onRetry }: SaveStatusProps) {
  const say = useWords();
  useUnsaved(isInvalid, isInvalid);

  return (
    <div className={styles.status}>
      <p role="status" className={styles.text}>
        {isInvalid && say('autoSave.invalid')}
        {!isInvalid && state.status === 'idle' && say('autoSave.idle')}
        {!isInvalid && state.status === 'saving' && (
          <>
            <Spinner />
            {say('autoSave.saving')}
          </>
        )}
        {!isInvalid && state.status === 'saved' && (
          <>
            <Icon of={Check} />
            {say('autoSave.saved')}
          </>
        )}
      </p>
      {state.status === 'failed' && (
        <Callout tone="error" role="alert" title={say('autoSave.failed')}>
          {state.problem}{' '}
          <Button variant="quiet" size="sm" onClick={onRetry}>
            {say('autoSave.retry')}
          </Button>
        </Callout>
      )}
    </div>
  );
}
