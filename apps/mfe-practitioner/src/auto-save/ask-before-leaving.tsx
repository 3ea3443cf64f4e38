import { useBlocker } from '@freely/router';
import { ConfirmDialog } from '@freely/ui/dialog';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import { useWords } from './words.ts';

/** What one form has that the server does not. */
interface Unsaved {
  /** On its way: it waits for typing to rest, or for the answer. */
  flush?: () => unknown;
  /** It failed, or something must be put right first: only the person can decide. */
  isStuck: boolean;
}

type Tell = (form: string, unsaved: Unsaved | null) => void;

const TellContext = createContext<Tell>(() => {});

/** Around forms that save by themselves: what is on its way is waited for, what is stuck is asked about. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const say = useWords();
  const [forms, setForms] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const tell = useCallback<Tell>((form, unsaved) => {
    setForms((now) => {
      const next = new Map(now);
      if (unsaved) next.set(form, unsaved);
      else next.delete(form);
      return next;
    });
  }, []);
  const isUnsaved = forms.size > 0;
  const isStuck = [...forms.values()].some((form) => form.isStuck);
  const blocker = useBlocker(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);

    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (isUnsaved) for (const { flush } of forms.values()) flush?.();
    // Saved while the question stood: there is nothing to ask any more.
    else blocker.proceed();
  }, [isUnsaved, blocker, forms]);

  return (
    <TellContext value={tell}>
      {children}
      <ConfirmDialog
        title={say('autoSave.leave.question')}
        isOpen={blocker.state === 'blocked' && isStuck}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      >
        <p>{say('autoSave.leave.text')}</p>
      </ConfirmDialog>
    </TellContext>
  );
}

/** Tells whoever asks before leaving, as long as there is something. */
export function useUnsaved(isUnsaved: boolean, isStuck: boolean, flush?: () => unknown): void {
  const form = useId();
  const tell = useContext(TellContext);

  useEffect(() => {
    tell(form, isUnsaved ? { isStuck, ...(flush && { flush }) } : null);
  }, [tell, form, isUnsaved, isStuck, flush]);

  useEffect(() => () => tell(form, null), [tell, form]);
}
