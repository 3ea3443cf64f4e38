import { londonDay } from '@freely/domain/london-time';
import { notify } from '@freely/federation';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog, Dialog } from '@freely/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import styles from '../calendar.module.css';
import { useRemoveTimeOff, useSaveTimeOff } from '../queries.ts';
import { bodyOf, problemsOf, type TimeOffDraft } from '../time-off-draft.ts';
import { useWords } from '../words.ts';
import { InTheWay } from './in-the-way.tsx';
import { TimeOffFields } from './time-off-fields.tsx';

interface TimeOffDialogProps {
  draft: TimeOffDraft;
  onClose: () => void;
}

/** Enters a time off, changes it, or takes it away: all that dragging does, by keys. */
export default function TimeOffDialog({ draft: begun, onClose }: TimeOffDialogProps) {
  const say = useWords();
  const formId = useId();
  const [draft, setDraft] = useState(begun);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const save = useSaveTimeOff();
  const removal = useRemoveTimeOff();
  const { id } = draft;
  const problems = problemsOf(draft, londonDay(new Date()));

  const tellAndClose = ({ message }: { message: string }) => {
    notify({ tone: 'success', title: message });
    onClose();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0 || save.isPending) return;
    save.mutate({ id, body: bodyOf(draft) }, { onSuccess: tellAndClose });
  }

  if (isAsked && id !== null) {
    return (
      <ConfirmDialog
        title={say('calendar.form.question')}
        isOpen
        isDanger
        isPending={removal.isPending}
        onNo={() => setAsked(false)}
        onYes={() =>
          removal.mutate(id, {
            onSuccess: tellAndClose,
            // The documents only log it; who asked is told (D48).
            onError: ({ message }) => {
              setAsked(false);
              notify({ tone: 'warning', title: message });
            },
          })
        }
      />
    );
  }

  return (
    <Dialog
      title={say(id === null ? 'calendar.form.add' : 'calendar.form.edit')}
      size="sm"
      isOpen
      isSticky
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button type="submit" form={formId} isPending={save.isPending}>
            {say(id === null ? 'calendar.form.save' : 'calendar.form.update')}
          </Button>
          {id !== null && (
            <Button variant="danger" onClick={() => setAsked(true)}>
              {say('calendar.form.remove')}
            </Button>
          )}
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TimeOffFields
          draft={draft}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
            if (save.isError) save.reset();
          }}
          problems={isTried ? problems : {}}
          refused={save.error}
        />
        {save.isError && (
          <Callout tone="error" role="alert">
            <InTheWay error={save.error} />
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
