import { useTranslation } from '@freely/i18n';
import { PickAddressDialog } from '@freely/practice/place-form';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Row, Stack } from '@freely/ui/layout';
import type { ReactNode } from 'react';

interface NewPlaceProps {
  children: ReactNode;
  /** Why it was not added. */
  problem: string | null;
  isPending: boolean;
  isPickDialogOpen: boolean;
  onPickDialogClose: () => void;
  onAdd: () => void;
  onCancel: () => void;
}

/** Wraps the form of a new place, which is saved as a whole by a button. */
export function NewPlace({
  children,
  problem,
  isPending,
  isPickDialogOpen,
  onPickDialogClose,
  onAdd,
  onCancel,
}: NewPlaceProps) {
  const { t } = useTranslation('practitioner/locations');

  return (
    <Stack gap={4}>
      {children}
      {problem && (
        <Callout tone="error" role="alert">
          {problem}
        </Callout>
      )}
      <Row gap={3}>
        <Button isPending={isPending} onClick={onAdd}>
          {t('save')}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Row>
      <PickAddressDialog isOpen={isPickDialogOpen} onClose={onPickDialogClose} />
    </Stack>
  );
}
