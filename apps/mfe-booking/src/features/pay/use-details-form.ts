import { ApiError, send } from '@freely/api-client/client';
import {
  type Booking,
  changeUserSettings,
  saveBookingAddress,
  saveBookingNotes,
  type UserSettings,
} from '@freely/api-client/contract';
import { londonDay } from '@freely/domain/london-time';
import { notify } from '@freely/federation';
import { useQuietSave } from '@freely/federation/form';
import { useEffect } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useWords } from '../../journey/words.ts';
import { type Details, toDetails, toSettingsChange } from './details.schema.ts';

const settingFields: readonly string[] = [
  'first_name',
  'last_name',
  'birthday',
  'gender',
  'phone',
] satisfies FieldPath<Details>[];

/** The form, saved quietly while it is filled in; `saveNow` sends what still waits. */
export function useDetailsForm(booking: Booking, settings: UserSettings) {
  const say = useWords();
  const form = useForm<Details>({
    // Not while leaving a field: an error that appears then moves what is being pressed.
    mode: 'onSubmit',
    defaultValues: {
      ...toDetails(settings),
      street: booking.location.address ?? '',
      notes: booking.notes,
    },
    // This form moves to its first error by itself: half of its fields are not native.
    shouldFocusError: false,
  });
  const { getValues, setError, watch } = form;
  const params = { id: String(booking.booking_id) };

  /** Server errors go under their fields; anything else is told, and stays typed (D48). */
  function refuse(error: unknown, own?: 'street' | 'notes'): never {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    let isPlaced = false;
    for (const [name, [message]] of fields) {
      const field = own ?? settingFields.find((known) => known === name);
      if (!field || !message) continue;
      setError(field as FieldPath<Details>, { type: 'server', message });
      isPlaced = true;
    }
    if (!isPlaced) {
      const title = error instanceof ApiError ? error.message : say('pay.notSaved');
      notify({ tone: 'warning', title, text: say('pay.notSaved') });
    }
    throw error;
  }

  const details = useQuietSave(async (values: Details) => {
    const body = toSettingsChange(values, londonDay(new Date()));
    if (Object.keys(body).length === 0) return;
    await send(changeUserSettings, { body }).catch(refuse);
  });
  const street = useQuietSave(async (typed: string) => {
    const address = typed.trim();
    if (address === '') return;
    await send(saveBookingAddress, { params, body: { address } }).catch((error) =>
      refuse(error, 'street'),
    );
  });
  const notes = useQuietSave((typed: string) =>
    send(saveBookingNotes, { params, body: { notes: typed } }).catch((error) =>
      refuse(error, 'notes'),
    ),
  );

  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      const values = getValues();
      if (name === 'street') street.schedule(values.street);
      else if (name === 'notes') notes.schedule(values.notes);
      else if (name && settingFields.includes(name.split('.')[0] ?? '')) details.schedule(values);
    });
    return unsubscribe;
  }, [watch, getValues, street.schedule, notes.schedule, details.schedule]);

  return {
    form,
    saveNow: () => Promise.all([details.flush(), street.flush(), notes.flush()]),
  };
}
