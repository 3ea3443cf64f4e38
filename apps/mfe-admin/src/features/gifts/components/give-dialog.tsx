import type { Gift } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { useGiveGift } from '../queries.ts';

interface GiveDialogProps {
  gift: Gift;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks first: a mark cannot be undone, and after a wrong one somebody does not get their gift. */
export function GiveDialog({ gift, isOpen, onClose }: GiveDialogProps) {
  const { t } = useTranslation('admin/gifts');
  const give = useGiveGift();

  function close() {
    onClose();
    give.reset();
  }

  function markAsGiven() {
    give.mutate(gift.id, {
      onSuccess: ({ message }) => {
        showToast({ tone: 'success', title: message });
        close();
      },
    });
  }

  return (
    <ConfirmDialog
      title={t('question', { number: gift.number, name: gift.customer_name })}
      isOpen={isOpen}
      isPending={give.isPending}
      onYes={markAsGiven}
      onNo={close}
    >
      <Stack gap={4}>
        <p>{t('consequences')}</p>
        {give.isError && (
          <Callout tone="error" role="alert">
            {give.error.message}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
