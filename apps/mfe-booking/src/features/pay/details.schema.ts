import type { UserSettings, UserSettingsChange } from '@freely/api-client/contract';
import { isAdult } from '@freely/domain/adult-age';
import { isRealDay } from '@freely/domain/real-day';
import type { ParseKeys } from '@freely/i18n';
import type { DateParts } from '@freely/ui/field';

/** The fields of checkout besides the card. */
export interface Details {
  first_name: string;
  last_name: string;
  birthday: DateParts;
  gender: 'm' | 'f' | null;
  phone: string;
  street: string;
  notes: string;
  terms: boolean;
  privacy: boolean;
}

/** The date of birth as `YYYY-MM-DD`; null while a part is missing. */
export function dayOfBirth({ day, month, year }: DateParts): string | null {
  return day && month && year ? `${year}-${month}-${day}` : null;
}

/** What is wrong with a field, by the key of its message. */
export type DetailsProblem = ParseKeys<'booking/checkout'> & `pay.${string}`;

/** The message key for an invalid birthday on `today`, or null (D45). */
export function birthdayProblem(parts: DateParts, today: string): DetailsProblem | null {
  const birthday = dayOfBirth(parts);
  if (birthday === null) return 'pay.required';
  if (!isRealDay(birthday)) return 'pay.noSuchDay';

  return isAdult(birthday, today) ? null : 'pay.tooYoung';
}

/** The message key for an invalid phone number, or null. Valid: 11 digits that begin with 0. */
export function phoneProblem(phone: string): DetailsProblem | null {
  if (phone === '') return 'pay.phoneRequired';

  return /^0\d{10}$/.test(phone) ? null : 'pay.phoneFormat';
}

export function toDetails(settings: UserSettings): Omit<Details, 'street' | 'notes'> {
  const [year = '', month = '', day = ''] = settings.birthday?.split('-') ?? [];

  return {
    first_name: settings.first_name,
    last_name: settings.last_name,
    birthday: { day, month, year },
    gender: settings.gender,
    phone: settings.phone,
    terms: false,
    privacy: false,
  };
}

/** The details as a change of the user's settings; incomplete or invalid values are left out. */
export function toSettingsChange(details: Details, today: string): UserSettingsChange {
  const { first_name, last_name, birthday, gender, phone } = details;
  const born = birthdayProblem(birthday, today) === null ? dayOfBirth(birthday) : null;

  return {
    ...(first_name.trim() && { first_name: first_name.trim() }),
    ...(last_name.trim() && { last_name: last_name.trim() }),
    ...(born && { birthday: born }),
    ...(gender && { gender }),
    ...(phoneProblem(phone) === null && { phone }),
  };
}
