// What a customer changes about a booking that is made.
import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, Line, Message, Prose } from './values.ts';

export const saveBookingNotes = /*#__PURE__*/ call({
  method: 'POST',
  path: '/booking/:id/notes',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: IdParams,
  body: v.object({
    notes: Prose(1000, 'rules.text.notes?max=1000'),
    /** The notes that the sender has read. 409 when others were saved meanwhile, which they would overwrite. */
    before: v.optional(v.string()),
  }),
  response: Message,
});

/**
 * Our own call: the street line of a home visit, which address suggestions do not contain. 409 once it is paid: the
 * practitioner has been told where to come.
 */
export const saveBookingAddress = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/address',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: IdParams,
  body: v.object({ address: v.pipe(Line(200), v.nonEmpty('rules.text.required')) }),
  response: Message,
});

/** The customer accepts a move that needs their word (D25, D104). 409 when there is none to accept. */
export const acceptChange = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/acceptChange',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: IdParams,
  /** `to` is the new start as it is on screen: 409 if it has been moved again meanwhile. */
  body: v.object({ to: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  response: Message,
});
