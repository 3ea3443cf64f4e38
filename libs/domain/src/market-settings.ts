/** What an operator can set for the whole market (D80): read from the database, never from code. */
import type { PublicMarketTexts } from './default-texts.ts';

export type SettingUnit = 'percent' | 'minutes' | 'months' | 'pence' | 'count' | 'switch';

export interface MarketSetting {
  readonly unit: SettingUnit;
  /** Both bounds are allowed values. All values are whole numbers. */
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** Whether browsers read it. */
  readonly isPublic: boolean;
  /** What it decides, and what a change leaves as it is. */
  readonly description: string;
}

/** What a browser assumes whose shell does not tell it the settings yet. */
export const defaultFeePercent = 20;
export const defaultHorizonMonths = 6;

/** Every setting, by the name of its column. docs/settings.md is printed from this list. */
export const marketSettings = {
  fee_percent: {
    unit: 'percent',
    min: 0,
    max: 100,
    default: defaultFeePercent,
    isPublic: true,
    description:
      'What the platform keeps of the price before the discount (D22). A booking keeps the fee of the time when it was made.',
  },
  hold_minutes: {
    unit: 'minutes',
    min: 1,
    max: 240,
    default: 15,
    isPublic: true,
    description:
      'How long a new booking holds its slot without being paid (D16). Bookings that are held already keep their time.',
  },
  payment_grace_minutes: {
    unit: 'minutes',
    min: 0,
    max: 10,
    default: 2,
    isPublic: false,
    description:
      'How long a started payment may still succeed after the end of the hold, before the booking counts as released (D16).',
  },
  minimum_notice_minutes: {
    unit: 'minutes',
    min: 0,
    max: 10_080,
    default: 60,
    isPublic: true,
    description: 'How long before its start a slot can be booked at the latest (D10).',
  },
  travel_buffer_minutes: {
    unit: 'minutes',
    min: 0,
    max: 240,
    default: 0,
    isPublic: true,
    description:
      'Time to travel that is kept free before and after a home visit (D10). Bookings that are made already keep theirs.',
  },
  horizon_months: {
    unit: 'months',
    min: 1,
    max: 24,
    default: defaultHorizonMonths,
    isPublic: true,
    description: 'How far ahead a slot can be booked (D53).',
  },
  cancellation_fee: {
    unit: 'pence',
    min: 0,
    max: 100_000,
    default: 0,
    isPublic: false,
    description:
      'What cancelling a paid booking costs a practitioner (D31). Penalties that were given already keep their fee.',
  },
  customer_open_holds: {
    unit: 'count',
    min: 1,
    max: 1_000,
    default: 3,
    isPublic: false,
    description: 'How many unpaid bookings a customer can hold at once (D70).',
  },
  network_open_holds: {
    unit: 'count',
    min: 1,
    max: 10_000,
    default: 60,
    isPublic: false,
    description:
      'How many unpaid bookings all accounts of one network can hold at once that have never paid for a booking (D70).',
  },
  practitioner_day_open_holds: {
    unit: 'count',
    min: 1,
    max: 1_000,
    default: 6,
    isPublic: false,
    description:
      'How many unpaid bookings of one day of a practitioner can be held at once by accounts that have never paid for a booking (D70).',
  },
  free_lapsed_holds: {
    unit: 'count',
    min: 0,
    max: 1_000,
    default: 3,
    isPublic: false,
    description:
      'How many bookings of a customer can end unpaid within a day before each next one is followed by a pause: a minute, then twice as long each time, up to an hour (D70).',
  },
  offer_minutes: {
    unit: 'minutes',
    min: 1,
    max: 240,
    default: 15,
    isPublic: false,
    description:
      'How long a time is held for somebody on a waiting list to whom it is offered (D86). Offers that are open already keep their time.',
  },
  customer_waiting_entries: {
    unit: 'count',
    min: 0,
    max: 100,
    default: 5,
    isPublic: false,
    description:
      'How many waiting lists a customer can be on at once (D86). With 0, nobody can join; entries that exist stay.',
  },
  admin_second_factor: {
    unit: 'switch',
    min: 0,
    max: 1,
    default: 1,
    isPublic: false,
    description:
      'Whether admins need a second factor (D82): 1 is on, 0 is off. When it is on, an admin without one can only set one up. A demo market has it off.',
  },
  paper_approvals: {
    unit: 'count',
    min: 1,
    max: 2,
    default: 1,
    isPublic: false,
    description:
      'How many admins must approve a paper of a practitioner before it counts (D85). A paper that one admin has approved already waits for a second one only while this is 2.',
  },
  answers_months: {
    unit: 'months',
    min: 1,
    max: 84,
    default: 12,
    isPublic: false,
    description:
      'How long after the visit the answers to a questionnaire are kept (D91). Then they are erased with the typed name; what stays is that a version was signed. An insurer may ask for longer.',
  },
  report_percent: {
    unit: 'percent',
    min: 0,
    max: 100,
    default: 100,
    isPublic: true,
    description:
      'How many visits report load failures, errors and web vitals of releases, without personal data. A visit with a canary always does.',
  },
} as const satisfies Record<string, MarketSetting>;

export type SettingName = keyof typeof marketSettings;
export type MarketSettings = Record<SettingName, number>;
/** The settings that browsers read. */
export type PublicSettingName = {
  [Name in SettingName]: (typeof marketSettings)[Name]['isPublic'] extends true ? Name : never;
}[SettingName];
export type PublicMarketSettings = Record<PublicSettingName, number> & {
  /** An API of an older release does not send them. */
  texts?: PublicMarketTexts | undefined;
};

export const settingNames = /*#__PURE__*/ Object.keys(marketSettings) as SettingName[];
export const publicSettingNames = /*#__PURE__*/ settingNames.filter(
  (name): name is PublicSettingName => marketSettings[name].isPublic,
);

/** Narrows the name of a setting, such as one typed in a terminal. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(marketSettings, name);
}

/** Why a setting cannot have this value; null when it can. */
export function settingRefusal(
  name: SettingName,
  value: number,
): 'not_whole' | 'too_small' | 'too_large' | null {
  const { min, max } = marketSettings[name];
  if (!Number.isInteger(value)) return 'not_whole';
  if (value < min) return 'too_small';

  return value > max ? 'too_large' : null;
}

/** The settings of a new market. */
export function defaultSettings(): MarketSettings {
  return Object.fromEntries(
    settingNames.map((name) => [name, marketSettings[name].default]),
  ) as MarketSettings;
}
