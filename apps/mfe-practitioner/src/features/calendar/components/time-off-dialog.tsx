import { londonDay } from '@freely/domain/london-time';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Dialog } from '@freely/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { Conflict } from '../../../conflicting-bookings/index.ts';
import { isGone } from '../../../removed-elsewhere.ts';
import styles from '../calendar.module.css';
import { useSaveTimeOff } from '../queries.ts';
import { bodyOf, problemsOf, type TimeOffDraft } from '../time-off-draft.ts';
import { RemoveTimeOffDialog } from './remove-time-off-dialog.tsx';
import { TimeOffFields } from './time-off-fields.tsx';

interface TimeOffDialogProps {
  draft: TimeOffDraft;
  onClose: () => void;
}

/** Adds, changes or removes a time off: the keyboard alternative to dragging. */
export default function TimeOffDialog({ draft: initialDraft, onClose }: TimeOffDialogProps) {
  const { t } = useTranslation('practitioner/calendar');
  const formId = useId();
  const [draft, setDraft] = useState(initialDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const save = useSaveTimeOff();
  const { id } = draft;
  const isGoneNow = id === null && initialDraft.id !== null;
  const problems = problemsOf(draft, londonDay(new Date()));

  const toastAndClose = ({ message }: { message: string }) => {
    showToast({ tone: 'success', title: message });
    onClose();
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return focusFirstErrorOnceShown(event);
    if (save.isPending) return;
    save.mutate(
      { id, body: bodyOf(draft) },
      {
        onSuccess: toastAndClose,
        onError: (error) => {
          if (id === null || !isGone(error)) return;
          save.reset();
          setDraft({ ...draft, id: null });
        },
      },
    );
  }

  if (isConfirming && id !== null) {
    return (
      <RemoveTimeOffDialog
        id={id}
        draft={initialDraft}
        onDone={toastAndClose}
        onClose={() => setConfirming(false)}
      />
    );
  }

  return (
    <Dialog
      title={t(id === null ? 'form.add' : 'form.edit')}
      size="sm"
      isOpen
      isSticky
      isPending={save.isPending}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          {id !== null && (
            <Button variant="danger" onClick={() => setConfirming(true)}>
              {t('form.remove')}
            </Button>
          )}
          <Button type="submit" form={formId} isPending={save.isPending}>
            {t(id === null ? 'form.save' : 'form.update')}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {isGoneNow && (
          <Callout tone="warning" role="alert" title={t('form.gone')}>
            {t('form.goneText')}
          </Callout>
        )}
        <TimeOffFields
          draft={draft}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
            if (save.isError) save.reset();
          }}
          problems={isSubmitted ? problems : {}}
          error={save.error}
        />
        {save.isError && (
          <Callout tone="error" role="alert">
            <Conflict error={save.error} />
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
