import { useTranslation } from '@freely/i18n';
import { useBlocker } from '@freely/router';
import { isWorkKept, registerUnsavedWork } from '@freely/shell-sdk';
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

/** The unsaved changes of one form. */
interface Unsaved {
  /** Saves changes that still wait for the debounce. */
  flush?: () => unknown;
  /** The save failed or the form is invalid: the user has to decide. */
  isStuck: boolean;
}

type ReportUnsaved = (form: string, unsaved: Unsaved | null) => void;

const ReportContext = createContext<ReportUnsaved>(() => {});

/** Wraps autosaved forms: leaving waits for pending saves, and asks if changes cannot be saved. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('practitioner/autosave');
  const [forms, setForms] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const report = useCallback<ReportUnsaved>((form, unsaved) => {
    setForms((current) => {
      const next = new Map(current);
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
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (!isWorkKept()) event.preventDefault();
    };
    addEventListener('beforeunload', confirmUnload);
    const unregister = registerUnsavedWork({
      isUnsaved: () => true,
      keep: () => Promise.all([...forms.values()].map(({ flush }) => flush?.())),
    });

    return () => {
      unregister();
      removeEventListener('beforeunload', confirmUnload);
    };
  }, [isUnsaved, forms]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (isUnsaved) for (const { flush } of forms.values()) flush?.();
    // Everything was saved while the navigation was blocked, so it can proceed.
    else blocker.proceed();
  }, [isUnsaved, blocker, forms]);

  return (
    <ReportContext value={report}>
      {children}
      <ConfirmDialog
        title={t('leave.question')}
        isOpen={blocker.state === 'blocked' && isStuck}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      >
        <p>{t('leave.text')}</p>
      </ConfirmDialog>
    </ReportContext>
  );
}

/** Reports the unsaved changes of a form to the guard around it. */
export function useUnsaved(isUnsaved: boolean, isStuck: boolean, flush?: () => unknown): void {
  const form = useId();
  const report = useContext(ReportContext);

  useEffect(() => {
    report(form, isUnsaved ? { isStuck, ...(flush && { flush }) } : null);
  }, [report, form, isUnsaved, isStuck, flush]);

  useEffect(() => () => report(form, null), [report, form]);
}
