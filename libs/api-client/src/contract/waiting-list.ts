import * as v from 'valibot';
import { HomeAddress } from './bookings.ts';
import { call } from './call.ts';
import { LocationType } from './locations.ts';
import {
  ClockTime,
  Day,
  Id,
  IdParams,
  LatLng,
  Line,
  Message,
  onQuarterHour,
  PageText,
  withoutLink,
} from './values.ts';

/** Waiting lists: a time that becomes free is held for those who wait for it, in turn (D86). */

const atHome = 'rules.address.mobilePostcode';
const nearWhere = 'rules.address.place';

/** What a customer waits for. */
export const WaitingWish = v.pipe(
  v.object({
    /** One entry for each unit of quantity. */
    services_ids: v.pipe(v.array(Id), v.minLength(1, 'rules.booking.service'), v.maxLength(20)),
    location_type: LocationType,
    /** Null: anybody near enough. */
    practitioner_id: v.optional(v.nullable(Id), null),
    /**
     * The salon that was chosen. Null: any salon of theirs. Left out where an entry is changed, it stays: earlier
     * releases do not name salons.
     */
    salon_id: v.optional(v.nullable(Id)),
    /** Needed for a home visit. */
    address: v.optional(v.nullable(HomeAddress), null),
    /** Needed for a salon of anybody: how far from where. Its town and point agree. Ignored elsewhere. */
    near: v.optional(
      v.nullable(v.object({ city: v.pipe(Line(120), withoutLink()), location: LatLng })),
      null,
    ),
    miles: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(30)), 5),
    /** 0 for Sunday. */
    weekdays: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
      v.minLength(1, 'rules.waiting.day'),
      v.maxLength(7),
    ),
    /** London times between which the visit may start, both included. */
    from: v.pipe(ClockTime, onQuarterHour('rules.time.grid')),
    to: v.pipe(ClockTime, onQuarterHour('rules.time.grid')),
    /** The last London day, at most 90 days from now, and after one of these days and times. */
    until: Day,
  }),
  v.forward(
    v.check(({ location_type, address }) => location_type === 'salon' || address !== null, atHome),
    ['address'],
  ),
  v.forward(
    v.check(
      (each) =>
        each.location_type === 'mobile' || each.practitioner_id !== null || each.near !== null,
      nearWhere,
    ),
    ['near'],
  ),
  v.forward(
    v.check(({ from, to }) => from <= to, 'rules.time.latest'),
    ['to'],
  ),
);
export type WaitingWish = v.InferInput<typeof WaitingWish>;

/** Without its street, which is told when the visit is paid (D39). */
const Salon = { id: v.number(), name: v.string(), town: v.string() };

const Treatments = v.array(v.object({ id: v.number(), name: v.string(), quantity: v.number() }));

export const WaitingOffer = v.object({
  /** Of the time that is held. It is paid like any other booking. */
  booking_id: v.number(),
  entry_id: v.number(),
  practitioner_id: v.number(),
  practitioner_name: v.string(),
  /** London day and `HH:mm:ss`. */
  date: v.string(),
  start_time: v.string(),
  location_type: LocationType,
  /** Null for a home visit. */
  salon: v.optional(v.nullable(v.object(Salon))),
  treatments: Treatments,
  total_amount: v.number(),
  status: v.picklist(['open', 'taken', 'refused', 'missed']),
  /** Refused by nobody: the practitioner cannot be booked any more. */
  withdrawn: v.optional(v.boolean()),
  offered_at: v.string(),
  /** Null unless it is open. */
  held_until: v.nullable(v.string()),
});
export type WaitingOffer = v.InferOutput<typeof WaitingOffer>;

export const WaitingEntry = v.object({
  id: v.number(),
  status: v.picklist(['waiting', 'over', 'booked', 'left']),
  practitioner: v.nullable(v.object({ id: v.number(), name: v.string() })),
  treatments: Treatments,
  location_type: LocationType,
  /** Null for any salon. One that is not open takes no bookings. */
  salon: v.optional(v.nullable(v.object({ ...Salon, is_open: v.boolean() }))),
  city: v.string(),
  /** Null but for a home visit. */
  address: v.nullable(HomeAddress),
  near: v.nullable(v.object({ city: v.string(), location: LatLng })),
  miles: v.number(),
  weekdays: v.array(v.number()),
  from: v.string(),
  to: v.string(),
  until: v.string(),
  created_at: v.string(),
  /** Why nothing can be offered at the moment. */
  problem: v.nullable(v.picklist(['treatment_gone', 'practitioner_gone', 'account_inactive'])),
  /**
   * What joining would be refused with: the patch test that it needs is not booked any more, or showed a reaction. The
   * problem is then that the treatment is gone. Only the customer reads it.
   */
  refusal: v.optional(v.nullable(v.string())),
});
export type WaitingEntry = v.InferOutput<typeof WaitingEntry>;

const path = '/dashboard/user/waiting-list';
const own = { of: 'waiting_entry', by: 'customer' } as const;

export const waitingList = /*#__PURE__*/ call({
  method: 'GET',
  path,
  access: 'customer',
  response: v.object({
    /** The entries that wait first, then the newest. */
    entries: v.array(WaitingEntry),
    /** The open one first, then the newest. */
    offers: v.array(WaitingOffer),
    /** How many entries may wait at once. */
    most: v.number(),
    /** After several missed offers: until when there are none. */
    paused_until: v.nullable(v.string()),
  }),
});

/** 409 beyond the number of lists; 422 for an email that is not confirmed. */
export const joinWaitingList = /*#__PURE__*/ call({
  method: 'POST',
  path,
  access: 'customer',
  body: WaitingWish,
  response: v.object({ message: v.string(), entry: WaitingEntry }),
});

/** Keeps the place in the order. 409 for an entry that waits no longer. */
export const changeWaitingEntry = /*#__PURE__*/ call({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'customer',
  owner: own,
  params: IdParams,
  body: WaitingWish,
  response: v.object({ message: v.string(), entry: WaitingEntry }),
});

/**
 * Leaves the list: what it holds for them at the moment goes to the next. 409 for an entry that waits no longer, as one
 * whose time is paid.
 */
export const leaveWaitingList = /*#__PURE__*/ call({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'customer',
  owner: own,
  params: IdParams,
  response: Message,
});

/** How many wait for this practitioner, and for anybody whom they could be. Nothing about whom. */
export const practitionerWaiting = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/waiting-list',
  access: 'practitioner',
  response: v.object({ for_you: v.number(), for_anybody: v.number() }),
});

const Customer = v.object({ customer_id: v.number(), customer_name: v.string() });

/** The newest first. Read-only: nobody is moved up a list. */
export const adminWaitingList = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/waiting-list',
  access: 'admin',
  query: v.object({
    list: v.optional(v.picklist(['entries', 'offers']), 'entries'),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50', 'all']), '10'),
  }),
  response: v.object({
    entries: v.array(v.object({ ...WaitingEntry.entries, ...Customer.entries })),
    offers: v.array(v.object({ ...WaitingOffer.entries, ...Customer.entries })),
    total: v.number(),
  }),
});
