import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
// Imported by package name: federation shares one copy of the dialog between all remotes.

import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { useEffect } from 'react';

export interface PickAddressDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Shown when somebody continues without an address from the list (spec 1 §8). The focus then goes to the first
 * wrong field, which may be far above the button that was pressed.
 */
export function PickAddressDialog({ isOpen, onClose }: PickAddressDialogProps) {
  const { t } = useTranslation('practice/places');

  return (
    <Dialog
      title={t('pickTitle')}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      footer={<Button onClick={onClose}>{t('ok')}</Button>}
    >
      <p>{t('pick')}</p>
      <FirstErrorAfterwards />
    </Dialog>
  );
}

/** Once the dialog is gone: until then it keeps the focus inside. */
function FirstErrorAfterwards() {
  useEffect(() => () => focusFirstErrorOnceShown({ currentTarget: document }), []);

  return null;
}
