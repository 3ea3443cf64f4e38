import { useBlocker } from '@freely/router';
import { ConfirmDialog } from '@freely/ui/dialog';
import { useEffect } from 'react';
import { useWords } from '../words.ts';

/** Asks before what is not saved is left behind, on this site and on the way out of it. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const say = useWords();
  const blocker = useBlocker(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);

    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  // Saved while the question stood: there is nothing to ask any more.
  useEffect(() => {
    if (!isUnsaved && blocker.state === 'blocked') blocker.proceed();
  }, [isUnsaved, blocker]);

  return (
    <ConfirmDialog
      title={say('profile.leave.question')}
      isOpen={blocker.state === 'blocked' && isUnsaved}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    >
      <p>{say('profile.leave.text')}</p>
    </ConfirmDialog>
  );
}
