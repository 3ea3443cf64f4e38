import { send } from '@freely/api-client/client';
import { type PractitionerBooking, recordPatchTest } from '@freely/api-client/contract';
import type { PatchTestResult } from '@freely/domain/patch-tests';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Dialog } from '@freely/ui/dialog';
import { ChoiceCards, TextAreaField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { type FormEvent, useId, useState } from 'react';
import { useBookingMutation } from '../use-booking-mutation.ts';

interface PatchTestDialogProps {
  booking: PractitionerBooking;
  onClose: () => void;
}

/** Records what came of a patch test; says first what a reaction leads to. */
export default function PatchTestDialog({ booking, onClose }: PatchTestDialogProps) {
  const { t } = useTranslation('practitioner/bookings');
  const formId = useId();
  const { id, customer_name: name } = booking;
  const [result, setResult] = useState<PatchTestResult | null>(
    booking.patch_test_for?.result ?? null,
  );
  // What is saved is what is shown: an emptied note is erased.
  const [note, setNote] = useState(booking.patch_test_for?.note ?? '');
  const [isMissing, setMissing] = useState(false);
  const record = useBookingMutation((chosen: PatchTestResult) =>
    send(recordPatchTest, { params: { id: String(id) }, body: { result: chosen, note } }),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(result === null);
    if (result === null) return focusFirstErrorOnceShown(event);
    if (!record.isPending) record.mutate(result, { onSuccess: onClose });
  }

  return (
    <Dialog
      title={t('patchTest.title', { name })}
      isOpen
      isSticky
      isPending={record.isPending}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isPending={record.isPending}>
          {t('patchTest.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <ChoiceCards<PatchTestResult>
            legend={t('patchTest.question')}
            value={result}
            onChange={(chosen) => {
              setResult(chosen);
              setMissing(false);
            }}
            error={isMissing ? t('patchTest.required') : undefined}
            options={[
              {
                value: 'clear',
                label: t('patchTest.clear'),
                description: t('patchTest.clearText'),
              },
              {
                value: 'reaction',
                label: t('patchTest.reaction'),
                description: t('patchTest.reactionText', { name }),
              },
            ]}
          />
          <TextAreaField
            label={t('patchTest.note')}
            hint={t('patchTest.noteHint', { name })}
            rows={3}
            counter={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {record.isError && (
            <Callout tone="error" role="alert">
              {record.error.message}
            </Callout>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
