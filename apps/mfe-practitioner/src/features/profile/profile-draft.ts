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

/** The changed fields, by the call that saves them; null if there are none. */
export function changesOf(
  saved: ProfileDraft,
  draft: ProfileDraft,
): { settings: UserSettingsChange | null; profile: PractitionerProfileChange | null } {
  const settings: UserSettingsChange = {
    ...(draft.firstName.trim() !== saved.firstName && { first_name: draft.firstName.trim() }),
    ...(draft.lastName.trim() !== saved.lastName && { last_name: draft.lastName.trim() }),
  };
  const qualifications = withoutBlanks(draft.qualifications);
  const profile: PractitionerProfileChange = {
    ...(draft.startMonth !== saved.startMonth && { start_working_date: `${draft.startMonth}-01` }),
    ...(qualifications.join('\n') !== withoutBlanks(saved.qualifications).join('\n') && {
      qualifications,
    }),
    ...(draft.bio.trim() !== saved.bio && { bio: draft.bio.trim() }),
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
