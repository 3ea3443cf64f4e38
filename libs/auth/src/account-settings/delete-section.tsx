import { notify } from '@freely/federation';
import { useMutation } from '@freely/query';
import { Button } from '@freely/ui/button';
// By its public name: dialogs of all parts of the page must come from one copy.
import { ConfirmDialog } from '@freely/ui/dialog';
import { type ReactNode, useState } from 'react';
import { SettingsSection } from './settings-section.tsx';
import { tellRefusal } from './use-save.ts';
import { useWords } from './words.ts';

export interface DeleteSectionProps {
  /** What goes, what stays, and what happens to bookings ahead (D42). */
  text: string;
  /** The same once more, in the question. */
  consequences: ReactNode;
  /** Makes the call, and what follows for the session. Answers what the server said. */
  onDelete: () => Promise<{ message?: string | undefined }>;
}

/** The last section: asks before it does anything that cannot be undone. */
export function DeleteSection({ text, consequences, onDelete }: DeleteSectionProps) {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: onDelete,
    onSuccess: ({ message }) => notify({ tone: 'success', title: message || say('delete.done') }),
    onError: (error) => {
      setAsking(false);
      tellRefusal(error);
    },
  });

  return (
    <SettingsSection title={say('delete.title')} text={text}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {say('delete.submit')}
      </Button>
      <ConfirmDialog
        title={say('delete.question')}
        isOpen={isAsking}
        isDanger
        isSmall
        isPending={removal.isPending}
        onYes={() => removal.mutate()}
        onNo={() => setAsking(false)}
      >
        <p>{consequences}</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}
