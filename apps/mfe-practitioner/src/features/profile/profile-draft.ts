import type {
  PractitionerProfile,
  PractitionerProfileChange,
  UserSettings,
  UserSettingsChange,
} from '@freely/api-client/contract';

/** What is typed about oneself. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  /** `YYYY-MM`; empty while none is whole. */
  startMonth: string;
  /** May hold blank entries while they are typed; those are not sent. */
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

/** The parts that must be there before anything is sent. A key of `profile.about.rules`. */
export function missingIn(draft: ProfileDraft): ('firstName' | 'lastName' | 'start')[] {
  return [
    ...(draft.firstName.trim() === '' ? (['firstName'] as const) : []),
    ...(draft.lastName.trim() === '' ? (['lastName'] as const) : []),
    ...(draft.startMonth === '' ? (['start'] as const) : []),
  ];
}

/** What differs, by the call that takes it; null where nothing does. */
export function changesOf(
  saved: ProfileDraft,
  draft: ProfileDraft,
): { settings: UserSettingsChange | null; profile: PractitionerProfileChange | null } {
  const settings: UserSettingsChange = {
    ...(draft.firstName.trim() !== saved.firstName && { first_name: draft.firstName.trim() }),
    ...(draft.lastName.trim() !== saved.lastName && { last_name: draft.lastName.trim() }),
  };
  const qualifications = filled(draft.qualifications);
  const profile: PractitionerProfileChange = {
    ...(draft.startMonth !== saved.startMonth && { start_working_date: `${draft.startMonth}-01` }),
    ...(qualifications.join('\n') !== filled(saved.qualifications).join('\n') && {
      qualifications,
    }),
    ...(draft.bio.trim() !== saved.bio && { bio: draft.bio.trim() }),
  };

  return { settings: orNull(settings), profile: orNull(profile) };
}

/** Blank entries are not added, emptied ones removed (spec 3 §5). */
function filled(list: readonly string[]): string[] {
  return list.map((each) => each.trim()).filter((each) => each !== '');
}

function orNull<Change extends object>(change: Change): Change | null {
  return Object.keys(change).length === 0 ? null : change;
}
