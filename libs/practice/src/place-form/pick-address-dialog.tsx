// Imported by package name: federation shares one copy of the dialog between all remotes.

import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { usePlaceWords } from './words.ts';

export interface PickAddressDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shown when somebody continues without an address from the list (spec 1 §8). */
export function PickAddressDialog({ isOpen, onClose }: PickAddressDialogProps) {
  const t = usePlaceWords();

  return (
    <Dialog
      title={t('place.pickTitle')}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      footer={<Button onClick={onClose}>{t('place.ok')}</Button>}
    >
      <p>{t('place.pick')}</p>
    </Dialog>
  );
}
