import * as v from 'valibot';
import { call } from './call.ts';
import { Price } from './prices.ts';
import { Id, Message, NumberOf } from './values.ts';

/** The treatments that a practitioner offers. */

/** Minutes that a treatment takes. */
export const TreatmentDuration = v.pipe(
  NumberOf('rules.duration.required', 'rules.duration.whole'),
  v.integer('rules.duration.whole'),
  v.minValue(5, 'rules.duration.short'),
  v.maxValue(720, 'rules.duration.long'),
);

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
  /** Defaults to the previous duration, else to the catalogue's. */
  duration: v.optional(TreatmentDuration),
});
export type OwnServiceChange = v.InferOutput<typeof OwnServiceChange>;

const ServiceSaved = v.object({ message: v.string(), ...OwnService.entries });

export const ownServices = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/services',
  access: 'practitioner',
  response: v.array(OwnService),
});

export const addService = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/service',
  access: 'practitioner',
  body: OwnServiceChange,
  response: ServiceSaved,
});

export const changeService = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/service',
  access: 'practitioner',
  owner: { of: 'treatment', by: 'practitioner' },
  body: OwnServiceChange,
  response: ServiceSaved,
});

export const removeService = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/service',
  access: 'practitioner',
  owner: { of: 'treatment', by: 'practitioner' },
  body: v.object({ sub_service_id: Id }),
  response: Message,
});
