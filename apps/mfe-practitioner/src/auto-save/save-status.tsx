import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Icon } from '@freely/ui/icon';
import { Spinner } from '@freely/ui/spinner';
import { Check } from 'lucide-react';
import { useUnsaved } from './ask-before-leaving.tsx';
import styles from './save-status.module.css';
import type { SaveState } from './use-auto-save.ts';
import { useWords } from './words.ts';

interface SaveStatusProps {
  state: SaveState;
  /** Something must be put right before it can be saved. */
  isHeldBack?: boolean;
  onRetry: () => void;
}

/** Says whether what is on screen is saved: there is no button that would. */
export function SaveStatus({ state, isHeldBack = false, onRetry }: SaveStatusProps) {
  const say = useWords();
  useUnsaved(isHeldBack, isHeldBack);

  return (
    <div className={styles.status}>
      <p role="status" className={styles.words}>
        {isHeldBack && say('autoSave.heldBack')}
        {!isHeldBack && state.status === 'idle' && say('autoSave.idle')}
        {!isHeldBack && state.status === 'saving' && (
          <>
            <Spinner />
            {say('autoSave.saving')}
          </>
        )}
        {!isHeldBack && state.status === 'saved' && (
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
