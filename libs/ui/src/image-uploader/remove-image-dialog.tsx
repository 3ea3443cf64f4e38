import { useTranslation } from '@freely/i18n';
// Imported by package name: federation shares one copy of the dialog between all remotes.
import { ConfirmDialog } from '@freely/ui/dialog';
import { useState } from 'react';

interface RemoveImageDialogProps {
  onYes: () => Promise<unknown>;
  onNo: () => void;
}

/** "Delete this image?" It closes once the image was removed, or could not be. */
export default function RemoveImageDialog({ onYes, onNo }: RemoveImageDialogProps) {
  const { t } = useTranslation('ui/images');
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
