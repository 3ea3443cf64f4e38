import type { Booking } from '@freely/api-client/contract';
import { fieldProps, hasServerError, showServerErrors, useForm, useKeptDraft } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Dialog } from '@freely/ui/dialog';
import { AnnouncedErrors, TextAreaField } from '@freely/ui/field';
import { useId } from 'react';
import { useSaveNotes } from '../queries.ts';

interface NotesDialogProps {
  booking: Booking;
  onClose: () => void;
}

/**
 * Changes what the practitioner should know: a booking that cost nothing had no checkout that asks for it. What is
 * typed stays until it is saved, also when the dialog is closed. What was saved meanwhile on another page is shown,
 * and not overwritten unseen.
 */
export default function NotesDialog({ booking, onClose }: NotesDialogProps) {
  const { t } = useTranslation('booking/customer');
  const formId = useId();
  const save = useSaveNotes();
  // With what was typed goes what it was typed over.
  const form = useForm({ defaultValues: { notes: booking.notes, over: booking.notes } });
  const forget = useKeptDraft(form, `notes-${booking.id}`);
  const isNewer = form.watch('over') !== booking.notes;
  const name = booking.practitioner_name;

  const submit = form.handleSubmit(async ({ notes }) => {
    try {
      const { message } = await save.mutateAsync({ id: booking.id, notes, before: booking.notes });
      forget();
      showToast({ tone: 'success', title: message });
      onClose();
    } catch (error) {
      const text = showServerErrors(form, error);
      if (text) showToast({ tone: 'warning', title: t('bookings.notes.failed'), text });
    }
  });

  return (
    <Dialog
      title={t('bookings.notes.title', { name })}
      isOpen
      isSticky
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
            {t('bookings.notes.back')}
          </Button>
          <Button type="submit" form={formId} isPending={save.isPending}>
            {t('bookings.notes.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {isNewer && (
          <Callout tone="info" role="status" title={t('bookings.notes.elsewhere')}>
            {booking.notes || t('bookings.notes.none')}
          </Callout>
        )}
        <AnnouncedErrors when={hasServerError(form)}>
          <TextAreaField
            label={t('bookings.facts.notes')}
            hint={t('bookings.notes.hint')}
            counter={1000}
            {...fieldProps(form, 'notes', (message) => message)}
          />
        </AnnouncedErrors>
      </form>
    </Dialog>
  );
}
