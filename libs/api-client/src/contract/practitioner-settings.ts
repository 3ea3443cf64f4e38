import * as v from 'valibot';
import { call } from './call.ts';
import { ClockTime, Id, LatLng, Line, Message, Prose } from './values.ts';

/** What practitioners offer, where and when, and what they tell of themselves. */

// Money -----------------------------------------------------------------------------------------

const inPence = (pounds: number) => Math.abs(pounds * 100 - Math.round(pounds * 100)) < 0.001;

/** Pounds and pence, 0 or more. */
const amount = (name: string, most: number) =>
  v.pipe(
    v.number(`${name} is required`),
    v.minValue(0, `${name} must be 0 or more`),
    v.maxValue(most, `${name} is too high`),
    v.check(inPence, `${name} must be in pounds and pence`),
  );

export const Price = amount('Price', 100_000);
export const CallOutCharge = amount('Call-out charge', 1000);

/** Minutes that a treatment takes. */
export const TreatmentDuration = v.pipe(
  v.number('Duration is required'),
  v.integer('Duration must be in whole minutes'),
  v.minValue(5, 'Duration must be at least 5 minutes'),
  v.maxValue(720, 'Duration must be at most 12 hours'),
);

// Treatments ------------------------------------------------------------------------------------

/** A treatment that the practitioner offers. */
export const OwnService = v.object({
  sub_service_id: v.number(),
  name: v.string(),
  price: v.number(),
  /** Minutes. */
  duration: v.number(),
});
export type OwnService = v.InferOutput<typeof OwnService>;

export const OwnServiceChange = v.object({
  sub_service_id: Id,
  price: Price,
  /** The catalogue's own duration, or the one so far, when none is given. */
  duration: v.optional(TreatmentDuration),
});
export type OwnServiceChange = v.InferOutput<typeof OwnServiceChange>;

const ServiceSaved = v.object({ message: v.string(), ...OwnService.entries });

export const ownServices = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/services',
  access: 'practitioner',
  answer: v.array(OwnService),
});

export const addService = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/service',
  access: 'practitioner',
  body: OwnServiceChange,
  answer: ServiceSaved,
});

export const changeService = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/service',
  access: 'practitioner',
  body: OwnServiceChange,
  answer: ServiceSaved,
});

export const removeService = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/service',
  access: 'practitioner',
  body: v.object({ sub_service_id: Id }),
  answer: Message,
});

// Hours -----------------------------------------------------------------------------------------

export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** A line of the 15-minute grid; a day may end at `24:00`. */
const GridTime = (message: string, endOfDay = false) =>
  v.pipe(
    v.string(message),
    v.nonEmpty(message),
    v.check(
      (text) => v.is(ClockTime, text) || (endOfDay && text === '24:00'),
      'Time must be written as HH:mm',
    ),
    v.check(
      (text) => ['00', '15', '30', '45'].includes(text.slice(3)),
      'Times are 15 minutes apart',
    ),
  );

/** Both ends on the wall, `HH:mm`. */
const Hours = v.pipe(
  v.object({ from: GridTime('Start is required'), to: GridTime('End is required', true) }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from < to, 'End must be after the start'),
    ['to'],
  ),
);

/** Nothing is an empty object or list, an empty text or null; read as null. */
const Nothing = v.pipe(
  v.union([v.array(v.never()), v.strictObject({}), v.literal(''), v.null()]),
  v.transform(() => null),
);

/** Chosen by what was sent, so that a refusal names the field and not the whole day. */
const orNothing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.lazy((input): Schema | typeof Nothing => (v.is(Nothing, input) ? Nothing : schema));

/** A day of work, or nothing for a day off. */
const DayPlan = orNothing(
  v.object({
    available: Hours,
    break: v.optional(orNothing(v.pipe(v.array(Hours), v.maxLength(20)))),
  }),
);
export type DayPlan = v.InferOutput<typeof DayPlan>;

const weekOf = <Schema extends v.GenericSchema>(day: Schema) => ({
  sunday: day,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
});

/** A weekday that is left out is a day off. */
const WeekPlan = v.object(weekOf(v.optional(DayPlan)));
const PlacePlan = orNothing(WeekPlan);
export type PlacePlan = v.InferOutput<typeof PlacePlan>;

/** Keyed `1` for mobile, and `2` for salons by their id. A place that is left out stays as it is. */
export const Availability = v.object({
  '1': v.optional(PlacePlan),
  '2': v.optional(
    orNothing(v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), orNothing(WeekPlan))),
  ),
});
export type Availability = v.InferOutput<typeof Availability>;

const NoDay = v.tuple([]);
const NoBreak = v.strictObject({});
const ReadHours = v.object({ from: v.string(), to: v.string() });
const ReadWeek = v.object(
  weekOf(
    v.union([
      NoDay,
      v.object({ available: ReadHours, break: v.union([v.array(ReadHours), NoBreak]) }),
    ]),
  ),
);

/** As read: every place of the practitioner, an empty list for a day off, `{}` for no break. */
export const OwnAvailability = v.object({
  '1': v.optional(ReadWeek),
  '2': v.record(v.string(), ReadWeek),
});
export type OwnAvailability = v.InferOutput<typeof OwnAvailability>;

export const ownAvailability = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/availability',
  access: 'practitioner',
  answer: OwnAvailability,
});

export const changeAvailability = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/availability',
  access: 'practitioner',
  body: Availability,
  answer: Message,
});

// Places ----------------------------------------------------------------------------------------

export const TravelDistance = v.pipe(
  v.number('The distance to travel is required.'),
  v.integer('The distance to travel must be an integer.'),
  v.minValue(1, 'The distance to travel must be between 1 and 30 miles.'),
  v.maxValue(30, 'The distance to travel must be between 1 and 30 miles.'),
);

const required = (max: number, message: string) =>
  v.pipe(v.string(message), Line(max), v.nonEmpty(message));

/** The lines of a British address. */
export const addressLines = {
  address: required(200, 'Address is required'),
  city: required(120, 'Town is required'),
  postcode: v.pipe(
    v.string('Postcode is required'),
    v.trim(),
    v.nonEmpty('Postcode is required'),
    v.regex(/^[A-Za-z]{1,2}\d[A-Za-z\d]?( ?\d[A-Za-z]{2})?$/, 'Postcode must be valid'),
    v.toUpperCase(),
  ),
  country_id: v.optional(v.literal('UK')),
  country_name: v.optional(v.literal('United Kingdom')),
};

const PlaceAddress = v.object({ ...addressLines, location: LatLng });
export const SalonName = Line(120);

const ReadAddress = v.object({
  address: v.string(),
  city: v.string(),
  postcode: v.string(),
  country_id: v.literal('UK'),
  country_name: v.literal('United Kingdom'),
  location: v.object({ lat: v.number(), lng: v.number() }),
});

export const OwnLocationTypes = v.object({
  /** Null without a base to travel from. */
  mobile: v.nullable(
    v.object({
      disabled: v.boolean(),
      /** Miles. */
      distance_to_travel: v.number(),
      call_out_charge: v.number(),
      address: ReadAddress,
    }),
  ),
  salon: v.array(
    v.object({
      salon_id: v.number(),
      disabled: v.boolean(),
      name: v.string(),
      address: ReadAddress,
    }),
  ),
});
export type OwnLocationTypes = v.InferOutput<typeof OwnLocationTypes>;

/** What is left out stays as it is. */
export const LocationTypesChange = v.object({
  mobile: v.optional(
    v.nullable(
      v.object({
        disabled: v.optional(v.boolean()),
        distance_to_travel: v.optional(TravelDistance),
        call_out_charge: v.optional(CallOutCharge),
        address: v.optional(PlaceAddress),
      }),
    ),
  ),
  salon: v.optional(
    v.pipe(
      v.array(
        v.object({
          salon_id: Id,
          disabled: v.optional(v.boolean()),
          name: v.optional(SalonName),
          address: v.optional(PlaceAddress),
        }),
      ),
      v.maxLength(20),
    ),
  ),
});
export type LocationTypesChange = v.InferOutput<typeof LocationTypesChange>;

export const ownLocationTypes = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/locationtypes',
  access: 'practitioner',
  answer: OwnLocationTypes,
});

export const changeLocationTypes = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/locationtypes',
  access: 'practitioner',
  body: LocationTypesChange,
  answer: v.object({ message: v.string(), ...OwnLocationTypes.entries }),
});

/** Salons by name; without one, the address stands for it. */
export const practitionerSalons = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/salons',
  access: 'practitioner',
  answer: v.object({
    salons: v.array(
      v.object({ id: v.number(), name: v.string(), postcode: v.string(), address: v.string() }),
    ),
  }),
});

// Profile ---------------------------------------------------------------------------------------

/** Blank entries are dropped. */
export const Qualifications = v.pipe(
  v.array(Line(160)),
  v.transform((list) => list.filter((each) => each !== '')),
  v.maxLength(30, 'Please keep to 30 qualifications'),
);

/** The first day of a month that has begun: `YYYY-MM-01`. */
export const StartWorkingDate = v.pipe(
  v.string('Start date is required'),
  v.nonEmpty('Start date is required'),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])-01$/, 'Start date must be the first day of a month'),
  v.minValue('1950-01-01', 'Start date must be in 1950 or later'),
);

const Digits = (count: number, missing: string, wrong: string) =>
  v.pipe(
    v.string(missing),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.nonEmpty(missing),
    v.check((text) => text.length === count && /^\d+$/.test(text), wrong),
  );

/** Write-only (D41). */
export const BankDetails = v.object({
  sort_code: Digits(6, 'Sort code is required', 'Sort code must be 6 digits'),
  account_number: Digits(8, 'Account number is required', 'Account number must be 8 digits'),
});
export type BankDetails = v.InferOutput<typeof BankDetails>;

export const PractitionerProfile = v.object({
  start_working_date: v.nullable(v.string()),
  qualifications: v.array(v.string()),
  bio: v.string(),
  /** Pounds; null without a base to travel from. */
  call_out_charge: v.nullable(v.number()),
  active: v.boolean(),
  cancellation_policy: v.string(),
  /** Masked but for the last 4 digits of the account (D41); null when none are known. */
  bank_details: v.nullable(v.object({ sort_code: v.string(), account_number: v.string() })),
});
export type PractitionerProfile = v.InferOutput<typeof PractitionerProfile>;

/** What is left out stays as it is. */
export const PractitionerProfileChange = v.object({
  start_working_date: v.optional(StartWorkingDate),
  qualifications: v.optional(Qualifications),
  bio: v.optional(Prose(2000, 'Please keep to 2000 letters')),
  call_out_charge: v.optional(CallOutCharge),
  active: v.optional(v.boolean('Status is required')),
  bank_details: v.optional(BankDetails),
});
export type PractitionerProfileChange = v.InferOutput<typeof PractitionerProfileChange>;

export const practitionerProfile = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/profile',
  access: 'practitioner',
  answer: PractitionerProfile,
});

export const changePractitionerProfile = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/profile',
  access: 'practitioner',
  body: PractitionerProfileChange,
  answer: v.object({ message: v.string(), ...PractitionerProfile.entries }),
});

/** The checklist of the dashboard, and what it sums up. */
export const practitionerStatistic = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/statistic-by-profile',
  access: 'practitioner',
  answer: v.object({
    avatar: v.boolean(),
    work_images: v.boolean(),
    bio: v.boolean(),
    update_calendar: v.boolean(),
    bank_details: v.boolean(),
    /** Paid and not cancelled. */
    number_of_bookings: v.number(),
    /** Pounds, after the fee; nothing for what was refunded. */
    total_income: v.number(),
  }),
});
