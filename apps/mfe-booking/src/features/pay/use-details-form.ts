import { ApiError, send } from '@freely/api-client/client';
import {
  type Booking,
  changeUserSettings,
  saveBookingAddress,
  saveBookingNotes,
  type UserSettings,
} from '@freely/api-client/contract';
import { sessionStore, updateUser } from '@freely/auth';
import { londonDay } from '@freely/domain/london-time';
import { SERVER_ERROR, useAutosave, useDraft, useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { type RefObject, useCallback, useEffect } from 'react';
import type { FieldPath } from 'react-hook-form';
import { type Details, toDetails, toSettingsChange } from './details.schema.ts';
import { settingsToEditQuery } from './queries.ts';
import { useCheckBooking } from './use-check-booking.ts';
import type { LeaveCheckout } from './use-leave-checkout.ts';

const settingFields: readonly string[] = [
  'first_name',
  'last_name',
  'birthday',
  'gender',
  'phone',
] satisfies FieldPath<Details>[];

interface DetailsFormInput {
  booking: Booking;
  settings: UserSettings;
  leave: LeaveCheckout;
  /** True while the provider has the payment, which says by itself what became of it. */
  isPaying: RefObject<boolean>;
}

/** The form, saved in the background while it is filled in; `saveNow` sends pending changes. */
export function useDetailsForm({ booking, settings, leave, isPaying }: DetailsFormInput) {
  const { t } = useTranslation('booking/checkout');
  const queryClient = useQueryClient();
  const form = useForm<Details>({
    // Not `onBlur`: an error that appears then would move the button that is being clicked.
    mode: 'onSubmit',
    defaultValues: {
      ...toDetails(settings),
      street: booking.location.address ?? '',
      notes: booking.notes,
    },
    // This form focuses its first error itself, because half of its fields are not native.
    shouldFocusError: false,
  });
  const check = useCheckBooking(booking, leave);
  const { clearErrors, getFieldState, getValues, setError, watch } = form;
  const params = { id: String(booking.booking_id) };

  /** Shows server errors under their fields and others as a toast; the typed text stays (D48). */
  function handleError(error: unknown, onlyField?: 'street' | 'notes'): never {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    let isShown = false;
    for (const [name, [message]] of fields) {
      const field = onlyField ?? settingFields.find((known) => known === name);
      if (!field || !message) continue;
      setError(field as FieldPath<Details>, { type: SERVER_ERROR, message });
      isShown = true;
    }
    if (!isShown) {
      const title = error instanceof ApiError ? error.message : t('pay.notSaved');
      showToast({ tone: 'warning', title, text: t('pay.notSaved') });
    }
    throw error;
  }

  /**
   * What a booking refuses to save may be due to what became of it in another tab: then checkout is left for
   * the page that says so, and there is no more to say of the field.
   */
  async function handleBookingError(error: unknown, field: 'street' | 'notes'): Promise<never> {
    const isRefused = error instanceof ApiError && (error.status === 409 || error.status === 404);
    if (isRefused && !isPaying.current) {
      await check();
      if (leave.isLeft()) throw error;
    }

    return handleError(error, field);
  }

  const details = useAutosave(async (values: Details) => {
    const body = toSettingsChange(values, londonDay(new Date()));
    if (Object.keys(body).length === 0) return;
    const { token } = sessionStore.getState();
    const { message: _, ...saved } = await send(changeUserSettings, { body }).catch(handleError);
    // Another tab may have signed in somebody else meanwhile.
    if (sessionStore.getState().token !== token) return;
    queryClient.setQueryData(settingsToEditQuery.queryKey, saved);
    renameUser(`${saved.first_name} ${saved.last_name}`.trim());
  });
  const street = useAutosave(async (typed: string) => {
    const address = typed.trim();
    if (address === '') return;
    await send(saveBookingAddress, { params, body: { address } }).catch((error) =>
      handleBookingError(error, 'street'),
    );
  });
  const notes = useAutosave((typed: string) =>
    send(saveBookingNotes, { params, body: { notes: typed } }).catch((error) =>
      handleBookingError(error, 'notes'),
    ),
  );

  /** Before the first submit nothing else clears it, and no payment can be confirmed beside it. */
  const clearServerError = useCallback(
    (name: string) => {
      const field = name as FieldPath<Details>;
      if (getFieldState(field).error?.type === SERVER_ERROR) clearErrors(field);
    },
    [clearErrors, getFieldState],
  );

  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      const values = getValues();
      if (name) clearServerError(name);
      if (name === 'street') street.schedule(values.street);
      else if (name === 'notes') notes.schedule(values.notes);
      else if (name && settingFields.includes(name.split('.')[0] ?? '')) details.schedule(values);
    });
    return unsubscribe;
  }, [watch, getValues, clearServerError, street.schedule, notes.schedule, details.schedule]);
  // After that, so that what it restores is saved, too: it may have been typed just before the reload.
  useDraft(form, 'details');

  const saveNow = useCallback(
    () => Promise.all([details.flush(), street.flush(), notes.flush()]),
    [details.flush, street.flush, notes.flush],
  );
  // What is typed while offline need not wait for the payment, or for another change.
  useEffect(() => {
    const saveAgain = () => void saveNow().catch(() => undefined);
    addEventListener('online', saveAgain);

    return () => removeEventListener('online', saveAgain);
  }, [saveNow]);

  return { form, clearServerError, saveNow };
}

/** The customer's area shows the name of the session, which is from the last login. */
function renameUser(name: string): void {
  const { user } = sessionStore.getState();
  if (user && user.name !== name) updateUser({ ...user, name });
}
