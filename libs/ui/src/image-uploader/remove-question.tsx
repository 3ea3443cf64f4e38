// By its public name: the one copy of dialogs that the platform shares.
import { ConfirmDialog } from '@freely/ui/dialog';
import { useState } from 'react';
import { useUploaderWords } from './words.ts';

interface RemoveQuestionProps {
  onYes: () => Promise<unknown>;
  onNo: () => void;
}

/** "Delete this image?" It waits for the answer to be carried out, and goes then, come what may. */
export default function RemoveQuestion({ onYes, onNo }: RemoveQuestionProps) {
  const t = useUploaderWords();
  const [isPending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      await onYes();
    } finally {
      onNo();
    }
  }

  return (
    <ConfirmDialog
      title={t('uploader.question')}
      isOpen
      isDanger
      isPending={isPending}
      onYes={() => void remove().catch(() => {})}
      onNo={onNo}
    />
  );
}
