import * as v from 'valibot';
import { call } from './call.ts';
import { TreatmentDuration } from './own-services.ts';
import { Qualifications, StartWorkingDate } from './practitioner-settings.ts';
import { CallOutCharge, Price } from './prices.ts';
import { Email, LatLng } from './values.ts';
import { Approval } from './why-not.ts';
import { Availability } from './work-hours.ts';
import { addressLines, SalonName, TravelDistance } from './work-places.ts';

/** The sign-up wizard. Its screen number is the stored step plus 1; another step is a 409 (D62). */

/** From 1 after registration to 5 when complete. */
const OnboardingStep = v.number();
const Saved = v.object({ message: v.string(), onboarding_step: OnboardingStep });

export const onboardingStep = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/onbording',
  access: 'practitioner',
  response: v.object({ onboarding_step: OnboardingStep, approval: v.optional(Approval) }),
});

/** Treatments by sub-service id. */
export const SubServices = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
    v.object({ price: Price, duration: v.optional(TreatmentDuration) }),
  ),
  v.check((map) => Object.keys(map).length > 0, 'rules.practice.price'),
);
export type SubServices = v.InferOutput<typeof SubServices>;

export const saveSubServices = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/subservices',
  access: 'practitioner',
  body: SubServices,
  response: Saved,
});

const NewMobile = v.object({
  /** Miles. */
  distance: TravelDistance,
  call_out_charge: v.optional(CallOutCharge),
  home_address: v.object({ ...addressLines, home_location: LatLng }),
});
const NewSalon = v.object({
  name: v.optional(SalonName, ''),
  ...addressLines,
  salon_location: LatLng,
});

/** New places: `1` is mobile, `2` a list of salons. At least one. */
export const NewLocationTypes = v.pipe(
  v.object({
    '1': v.optional(v.nullable(NewMobile)),
    '2': v.optional(v.nullable(v.pipe(v.array(NewSalon), v.maxLength(20)))),
  }),
  v.check(
    (places) => Boolean(places['1']) || (places['2']?.length ?? 0) > 0,
    'rules.practice.places',
  ),
);
export type NewLocationTypes = v.InferOutput<typeof NewLocationTypes>;

/** 409 for a second mobile base: the one that there is can only be changed. */
export const addLocationTypes = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/locationtypes',
  access: 'practitioner',
  body: NewLocationTypes,
  response: v.object({
    ...Saved.entries,
    /** The first new salon; null when none was added. */
    salon_id: v.nullable(v.number()),
    salon_ids: v.array(v.number()),
  }),
});

export const addAvailability = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/availability',
  access: 'practitioner',
  owner: { of: 'salon', by: 'practitioner' },
  body: Availability,
  response: Saved,
});

export const TrustAndSafety = v.object({
  qualifications: v.optional(Qualifications, []),
  start_working_date: StartWorkingDate,
  insurance: v.boolean('rules.answers.yesOrNo'),
  medical_disclaimer_form: v.literal(true, 'rules.answers.check'),
});
export type TrustAndSafety = v.InferOutput<typeof TrustAndSafety>;

export const saveTrustAndSafety = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/trustAndSafety',
  access: 'practitioner',
  body: TrustAndSafety,
  response: Saved,
});

// Reviewers -------------------------------------------------------------------------------------

export const reviewers = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/reviewers',
  access: 'practitioner',
  response: v.array(v.object({ email: v.string() })),
});

export const inviteReviewer = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/reviewers',
  access: 'practitioner',
  body: v.object({ reviewer_email: Email }),
  response: v.object({ message: v.string(), email: v.string() }),
});
