import { emptyMobile, emptySalon } from '@freely/practice/place-form';
import { WEEKDAYS } from '@freely/practice/week-schedule';
import * as v from 'valibot';

/** The unsaved drafts of the steps, in the format of their forms. */

const wholeOrNone = v.nullable(v.number());

/** Price in pence and duration in minutes by treatment id; without a price it is not offered. */
export const OffersDraft = v.record(
  v.string(),
  v.object({ price: wholeOrNone, duration: wholeOrNone }),
);
export type OffersDraft = v.InferOutput<typeof OffersDraft>;

const address = {
  search: v.string(),
  address: v.string(),
  town: v.string(),
  postcode: v.string(),
  point: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
};

export const PlacesDraft = v.object({
  isMobile: v.boolean(),
  isSalon: v.boolean(),
  mobile: v.object({
    ...address,
    distance: v.string(),
    isCustomDistance: v.boolean(),
    charge: wholeOrNone,
  }),
  salons: v.array(v.object({ ...address, name: v.string() })),
});
export type PlacesDraft = v.InferOutput<typeof PlacesDraft>;

export const noPlaces: PlacesDraft = {
  isMobile: false,
  isSalon: false,
  mobile: emptyMobile,
  salons: [emptySalon],
};

const Hours = v.object({ from: v.string(), to: v.string() });
const Day = v.object({ isOn: v.boolean(), ...Hours.entries, breaks: v.array(Hours) });

/** Weeks by location: `mobile`, or the id of a salon. */
export const WeeksDraft = v.record(v.string(), v.object(v.entriesFromList(WEEKDAYS, Day)));
export type WeeksDraft = v.InferOutput<typeof WeeksDraft>;

export const SkillsDraft = v.object({
  qualifications: v.array(v.string()),
  /** A qualification that is typed and not added yet. */
  typed: v.optional(v.string(), ''),
  /** `YYYY-MM`; `YYYY-`, `-MM` or empty while it is incomplete. */
  month: v.string(),
  insurance: v.nullable(v.picklist(['yes', 'no'])),
  isDisclaimed: v.boolean(),
});
export type SkillsDraft = v.InferOutput<typeof SkillsDraft>;

export const noSkills: SkillsDraft = {
  qualifications: [],
  typed: '',
  month: '',
  insurance: null,
  isDisclaimed: false,
};
