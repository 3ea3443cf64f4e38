import * as v from 'valibot';
import {
  HistoryEntry,
  isInOrder,
  ListFields,
  notInOrder,
  Period,
  sortBy,
  UserParams,
} from './admin-lists.ts';
import { call } from './call.ts';
import { LocationType } from './locations.ts';
import { Prose } from './values.ts';

/** `approved` is null while approval is pending. */
export const AdminPractitioner = v.object({
  user_id: v.number(),
  avatar: v.nullable(v.string()),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  approved: v.nullable(v.boolean()),
  /** The red tick (D30). */
  verified: v.boolean(),
  insurance: v.boolean(),
  /** Whether the papers that the red tick needs are approved and in date today (D85). */
  tick_papers: v.optional(v.boolean()),
  /** How many of their papers nobody has looked at yet. */
  waiting_papers: v.optional(v.number()),
  onboarding_step: v.number(),
  /** Town of the mobile base, else of the first salon; null before there is either. */
  town: v.nullable(v.string()),
  /** Number of paid bookings. */
  bookings: v.number(),
  practitioner_rating: v.number(),
  reviews_amount: v.number(),
  created_at: v.string(),
});
export type AdminPractitioner = v.InferOutput<typeof AdminPractitioner>;

export const PractitionerSort = /*#__PURE__*/ sortBy(
  'waiting',
  'name',
  'email',
  'town',
  'step',
  'created_at',
);
export type PractitionerSort = v.InferOutput<typeof PractitionerSort>;

/** Of the list and of its spreadsheet, beside the search and the period. */
export const PractitionerFilters = {
  state: v.optional(v.picklist(['waiting', 'onboarding', 'approved', 'rejected'])),
};

/** Pending approvals first, unless `sort` says otherwise. The period applies to the join date. */
export const adminPractitioners = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/practitioners',
  access: 'admin',
  query: v.pipe(
    v.object({
      ...ListFields,
      ...Period,
      ...PractitionerFilters,
      sort: v.optional(PractitionerSort, 'waiting'),
    }),
    v.forward(
      v.check((period) => isInOrder(period), notInOrder),
      ['from'],
    ),
  ),
  response: v.object({
    practitioners: v.array(AdminPractitioner),
    total: v.number(),
    /** Who waits for an admin, over all practitioners, whatever the filters. */
    waiting: v.number(),
  }),
});

export const AdminPractitionerDetail = v.object({
  practitioner: v.object({
    ...AdminPractitioner.entries,
    phone: v.string(),
    bio: v.string(),
    /** The practitioner's own on/off setting. */
    active: v.boolean(),
    /** Closed by an operator, whatever `active` says. */
    suspended: v.optional(v.boolean()),
    /** Whether they are in search results now (D30). */
    live: v.boolean(),
    start_working_date: v.nullable(v.string()),
    /** Of the last rejection; empty when there was none, or nothing was written. */
    rejection_reason: v.optional(v.string()),
    how_you_find: v.nullable(v.string()),
    appointment_scheduling: v.nullable(v.string()),
  }),
  /** As declared by the practitioner, not as checked by us. */
  documents: v.object({
    insurance: v.boolean(),
    medical_disclaimer_form: v.boolean(),
    qualifications: v.array(v.string()),
    bank_details: v.boolean(),
  }),
  work_images: v.array(v.object({ id: v.number(), src: v.string() })),
  /** A mobile base has only the first half of its postcode: it is a home (D39). */
  places: v.array(
    v.object({
      location_type: LocationType,
      name: v.string(),
      address: v.nullable(v.string()),
      town: v.string(),
      postcode: v.string(),
      enabled: v.boolean(),
      /** Pounds, and miles; null for a salon. */
      call_out_charge: v.nullable(v.number()),
      distance_to_travel: v.nullable(v.number()),
    }),
  ),
  services: v.array(
    v.object({
      name: v.string(),
      category_name: v.string(),
      price: v.number(),
      /** Minutes. */
      duration: v.number(),
    }),
  ),
  totals: v.object({
    upcoming: v.number(),
    completed: v.number(),
    cancelled_by_customer: v.number(),
    cancelled_by_practitioner: v.number(),
    no_show: v.number(),
  }),
  /** Newest first. */
  history: v.array(HistoryEntry),
});
export type AdminPractitionerDetail = v.InferOutput<typeof AdminPractitionerDetail>;

export const adminPractitioner = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/practitioners/:user_id',
  access: 'admin',
  params: UserParams,
  response: AdminPractitionerDetail,
});

/** The most characters of the reason of a rejection. */
export const maxRejectionReason = 500;
const RejectionReason = /*#__PURE__*/ Prose(maxRejectionReason);

const Approval = v.array(
  v.object({
    user_id: v.number(),
    approved: v.boolean(),
    /** With an approval: whether the profile shows the red tick now (D85). */
    verified: v.optional(v.boolean()),
  }),
);

/** As the admin saw it. 409 when somebody has decided otherwise meanwhile. */
const SeenApproval = v.optional(v.nullable(v.boolean()));

export const approvePractitioner = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner-approval/approve/:user_id',
  access: 'admin',
  params: UserParams,
  body: v.optional(v.object({ approved: SeenApproval }), {}),
  response: Approval,
});

export const rejectPractitioner = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner-approval/reject/:user_id',
  access: 'admin',
  params: UserParams,
  /** `reason`: what the practitioner reads, in the mail and on the dashboard. */
  body: v.object({
    reason: v.optional(RejectionReason),
    approved: SeenApproval,
  }),
  response: Approval,
});
