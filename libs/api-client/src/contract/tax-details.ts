import { normalisePostcode } from '@freely/domain/postcode';
import { parseTaxNumber } from '@freely/domain/tax-number';
import * as v from 'valibot';
import { call } from './call.ts';
import { Day, Line, PersonName } from './values.ts';

/** What the tax authority asks us about practitioners (D92). */

export const TaxStanding = v.picklist(['not_requested', 'requested', 'withheld', 'given']);

const PlaceLine = (max: number, required: string) =>
  v.pipe(v.string(required), Line(max), v.nonEmpty(required));

const Birthday = v.pipe(
  Day,
  v.check((day) => day >= '1900-01-01', 'rules.person.yearOfBirth'),
  v.check((day) => day <= `${new Date().getUTCFullYear() - 16}-12-31`, 'rules.person.yearOfBirth'),
);

const details = {
  first_name: PersonName('rules.person.firstName'),
  last_name: PersonName('rules.person.lastName'),
  street: PlaceLine(200, 'rules.address.street'),
  city: PlaceLine(100, 'rules.address.townOrCity'),
  postcode: v.pipe(
    v.string('rules.address.postcode'),
    v.trim(),
    v.toUpperCase(),
    v.nonEmpty('rules.address.postcode'),
    v.transform(normalisePostcode),
    v.regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'rules.address.ukPostcode'),
  ),
  birthday: Birthday,
};

/** As the tax authority knows the person. */
export const TaxDetails = v.object({
  ...details,
  tax_number: v.pipe(
    v.string('rules.tax.number'),
    v.trim(),
    v.nonEmpty('rules.tax.number'),
    v.check((text) => parseTaxNumber(text) !== null, 'rules.tax.numberFormat'),
    v.transform((text) => parseTaxNumber(text)?.value ?? ''),
  ),
});
export type TaxDetails = v.InferOutput<typeof TaxDetails>;

export const GivenTaxDetails = v.object({
  first_name: v.string(),
  last_name: v.string(),
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  birthday: v.string(),
  /** Never read back as a whole. */
  tax_number: v.object({ kind: v.picklist(['nino', 'utr']), ending: v.string() }),
});
export type GivenTaxDetails = v.InferOutput<typeof GivenTaxDetails>;

const OwnTaxDetails = v.object({
  standing: TaxStanding,
  /** The London day from which payouts are or may be withheld; null while nothing was asked. */
  withheld_from: v.nullable(v.string()),
  /** Only in the responses of `givenTaxDetails` and `giveTaxDetails`; null before they are given. */
  details: v.nullable(GivenTaxDetails),
});
export type OwnTaxDetails = v.InferOutput<typeof OwnTaxDetails>;

/** Whether anything is due. Pages ask for it that show no detail, so nobody has to give the password. */
export const ownTaxDetails = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/tax-details',
  access: 'practitioner',
  response: OwnTaxDetails,
});

/** With the details themselves. */
export const givenTaxDetails = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/tax-details/given',
  access: 'practitioner',
  recentLogin: 'always',
  response: OwnTaxDetails,
});

/** Replaces all of them. */
export const giveTaxDetails = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/tax-details',
  access: 'practitioner',
  recentLogin: 'always',
  body: TaxDetails,
  response: v.object({ message: v.string(), ...OwnTaxDetails.entries }),
});
