import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Where the forms of one dialog leave the email that was typed, for the one that is switched to. */
export type CarriedEmail = RefObject<string>;

export function useCarriedEmail<T extends { email: string }>(
  form: UseFormReturn<T, unknown, T>,
  carried: CarriedEmail | undefined,
): void {
  // Every form here has this field, which the type of a form of unknown values cannot say.
  const { getValues, setValue } = form as unknown as UseFormReturn<{ email: string }>;

  useEffect(() => {
    if (!carried) return;
    if (carried.current && !getValues('email')) setValue('email', carried.current);

    return () => {
      carried.current = getValues('email');
    };
  }, [carried, getValues, setValue]);
}
