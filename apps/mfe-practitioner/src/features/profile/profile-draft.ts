import type {
  PractitionerProfile,
  PractitionerProfileChange,
  UserSettings,
  UserSettingsChange,
} from '@freely/api-client/contract';
import { isMonth } from '@freely/ui/month-field';

/** The form values of the profile. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  /** `YYYY-MM`; `YYYY-`, `-MM` or empty while it is incomplete. */
  startMonth: string;
  /** May contain blank entries while typing; they are not sent. */
  qualifications: readonly string[];
  bio: string;
}

export function draftOf(settings: UserSettings, profile: PractitionerProfile): ProfileDraft {
  return {
    firstName: settings.first_name,
    lastName: settings.last_name,
    startMonth: profile.start_working_date?.slice(0, 7) ?? '',
    qualifications: profile.qualifications,
    bio: profile.bio,
  };
}

/** The required fields that are missing. Each is a key of `profile.about.rules`. */
export function missingIn(draft: ProfileDraft): ('firstName' | 'lastName' | 'start')[] {
  return [
    ...(draft.firstName.trim() === '' ? (['firstName'] as const) : []),
    ...(draft.lastName.trim() === '' ? (['lastName'] as const) : []),
    ...(isMonth(draft.startMonth) ? [] : (['start'] as const)),
  ];
}

export type ProfileField = keyof ProfileDraft;

/** The fields whose values differ, as they are sent. */
export function changedFields(saved: ProfileDraft, draft: ProfileDraft): ProfileField[] {
  const isChanged: Record<ProfileField, boolean> = {
    firstName: draft.firstName.trim() !== saved.firstName,
    lastName: draft.lastName.trim() !== saved.lastName,
    startMonth: draft.startMonth !== saved.startMonth,
    qualifications:
      withoutBlanks(draft.qualifications).join('\n') !==
      withoutBlanks(saved.qualifications).join('\n'),
    bio: draft.bio.trim() !== saved.bio,
  };

  return (Object.keys(isChanged) as ProfileField[]).filter((field) => isChanged[field]);
}

/** The named fields of a draft, by the call that saves them; null if there are none. */
export function changesOf(
  draft: ProfileDraft,
  fields: readonly ProfileField[],
): { settings: UserSettingsChange | null; profile: PractitionerProfileChange | null } {
  const has = (field: ProfileField) => fields.includes(field);
  const settings: UserSettingsChange = {
    ...(has('firstName') && { first_name: draft.firstName.trim() }),
    ...(has('lastName') && { last_name: draft.lastName.trim() }),
  };
  const profile: PractitionerProfileChange = {
    ...(has('startMonth') && { start_working_date: `${draft.startMonth}-01` }),
    ...(has('qualifications') && { qualifications: withoutBlanks(draft.qualifications) }),
    ...(has('bio') && { bio: draft.bio.trim() }),
  };

  return { settings: orNull(settings), profile: orNull(profile) };
}

/** Blank entries are not added, and emptied ones are removed (spec 3 §5). */
function withoutBlanks(list: readonly string[]): string[] {
  return list.map((each) => each.trim()).filter((each) => each !== '');
}

function orNull<Change extends object>(change: Change): Change | null {
  return Object.keys(change).length === 0 ? null : change;
}
