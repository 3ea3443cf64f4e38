import { patchTestBounds, patchTestResults } from '@freely/domain/patch-tests';
import * as v from 'valibot';
import { call } from './call.ts';
import { LocationType } from './locations.ts';
import {
  Day,
  IdParams,
  IdText,
  LatitudeText,
  LongitudeText,
  Message,
  Prose,
  Reason,
  StartTime,
} from './values.ts';

export const PatchTestResult = v.picklist(patchTestResults);

const whole = (name: Exclude<keyof typeof patchTestBounds, 'price'>) => {
  const { min, max } = patchTestBounds[name];
  const message = `rules.patchTest.wholeNumber?min=${min}&max=${max}`;

  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
const { max: maxPrice } = patchTestBounds.price;
const priceMessage = `rules.patchTest.price?max=${maxPrice}`;
const isInPence = (pounds: number) => Math.abs(pounds * 100 - Math.round(pounds * 100)) < 0.001;

/** What a treatment asks of its patch test. */
export const PatchTestRule = v.object({
  /** Hours from the test to the treatment, at least. */
  hours_before: whole('hours_before'),
  months_valid: whole('months_valid'),
  /** Pounds. */
  price: v.pipe(
    v.number(priceMessage),
    v.minValue(0, priceMessage),
    v.maxValue(maxPrice, priceMessage),
    v.check(isInPence, 'rules.price.pence'),
  ),
  /** Minutes. */
  duration: whole('duration'),
});
export type PatchTestRule = v.InferOutput<typeof PatchTestRule>;

/** Every treatment of the catalogue; `rule` is null where no test is needed. */
export const PatchTestTreatment = v.object({
  id: v.number(),
  name: v.string(),
  service: v.string(),
  rule: v.nullable(PatchTestRule),
});
export type PatchTestTreatment = v.InferOutput<typeof PatchTestTreatment>;

export const adminPatchTests = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/patchTests',
  access: 'admin',
  response: v.object({ treatments: v.array(PatchTestTreatment) }),
});

/** Null ends the rule. Bookings that are made keep what they were made with. */
export const savePatchTestRule = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/admin/patchTests/:id',
  access: 'admin',
  params: IdParams,
  body: v.object({ rule: v.nullable(PatchTestRule), reason: Reason }),
  response: v.object({ message: v.string(), treatment: PatchTestTreatment }),
});

/** The patch test that a planned treatment needs, with the times that are free for it. */
export const PatchTestOffer = v.object({
  /** Empty when no test is needed. */
  treatments: v.array(v.string()),
  hours_before: v.number(),
  /** Pounds, to be added to the total before the discount. */
  price: v.number(),
  /** Minutes. */
  duration: v.number(),
  /** London days with their free start times, `HH:mm`, the latest of six weeks before the treatment. */
  days: v.array(v.object({ date: v.string(), times: v.array(v.string()) })),
});
export type PatchTestOffer = v.InferOutput<typeof PatchTestOffer>;

export const patchTestOffer = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/:id/patchTest',
  access: 'customer',
  params: IdParams,
  query: v.object({
    'sub_service[]': v.pipe(
      v.union([
        v.array(IdText),
        v.pipe(
          IdText,
          v.transform((id) => [id]),
        ),
      ]),
      v.maxLength(20),
    ),
    /** Of the treatment. */
    date: Day,
    start_time: StartTime,
    locationtype: LocationType,
    salon_id: v.optional(IdText),
    /** Where a home visit would be, for the roads to it. */
    lat: v.optional(LatitudeText),
    lon: v.optional(LongitudeText),
  }),
  response: PatchTestOffer,
});

/** What came of the test: 409 before it has begun. A reaction cancels the treatment in full. */
export const recordPatchTest = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/patchTest',
  access: 'practitioner',
  owner: { of: 'booking', by: 'practitioner' },
  params: IdParams,
  body: v.object({
    result: PatchTestResult,
    note: v.optional(Prose(500, 'rules.text.long?max=500'), ''),
  }),
  response: Message,
});
