import type { OwnData } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import { listOwnSignatures } from '../../booking/answers/index.ts';
import {
  presentForCustomer,
  presentInDashboard,
  viewsOfCustomer,
  viewsOfPractitioner,
} from '../../booking/bookings/index.ts';
import { entriesOf, offersOf } from '../../booking/waiting-list/index.ts';
import type { Deps } from '../../deps.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import { refuseImpersonator, type SessionUser } from '../../kernel/sessions/index.ts';
import { ownPayouts } from '../../money/payouts/index.ts';
import { givenTaxDetails } from '../../money/tax-details/index.ts';
import { ownCopies } from '../../money/tax-reports/index.ts';
import { readSettings } from '../../people/accounts/index.ts';
import {
  findTravel,
  listOwnOffers,
  readAvailability,
  readLocationTypes,
} from '../../practice/offering/index.ts';
import { shownReviewer } from '../../practice/onboarding/index.ts';
import { listOwnPapers } from '../../practice/papers/index.ts';
import { readProfile } from '../../practice/profile/index.ts';
import { readWritten } from '../../practice/questionnaires/index.ts';
import * as own from './own-data.repository.ts';
import * as work from './own-work.repository.ts';

type OwnDataDeps = Pick<Deps, 'db' | 'config'>;

/** Everything that we store about a user. Only the user may read it, no admin (D34, D42). */
export async function readOwnData(deps: OwnDataDeps, user: SessionUser): Promise<OwnData> {
  const { db, config } = deps;
  refuseImpersonator(user);
  const { id } = user;
  const account = await own.findAccount(db, id);

  return {
    exported_at: new Date().toISOString(),
    account: {
      user_id: id,
      user_roles: user.roles,
      created_at: account.created_at.toISOString(),
      ...(await readSettings(deps, id)),
    },
    sessions: (await own.listSessions(db, id)).map(({ created_at, seen_at, device }) => ({
      device,
      started_at: created_at.toISOString(),
      last_used_at: seen_at.toISOString(),
    })),
    browsers: (await own.listDevices(db, id)).map(({ created_at, seen_at }) => ({
      first_used_at: created_at.toISOString(),
      last_used_at: seen_at.toISOString(),
    })),
    discount: account.discount,
    bookings: (await viewsOfCustomer(db, id)).map((view) => presentForCustomer(view, config, user)),
    questionnaires: await listOwnSignatures({ db, config }, id),
    reviews: (await own.listReviews(db, id)).map(({ created_at, ...review }) => ({
      ...review,
      created_at: created_at.toISOString(),
    })),
    history: (await own.listBookingEvents(db, id)).map(({ at, ...event }) => ({
      ...event,
      at: at.toISOString(),
    })),
    gifts: (await own.listGifts(db, id)).map(({ earned_at, given_at, number }) => ({
      number,
      earned_at: earned_at.toISOString(),
      given_at: given_at?.toISOString() ?? null,
    })),
    mails: (await own.listMails(db, id)).map(({ kind, sent_at }) => ({
      kind,
      sent_at: sent_at.toISOString(),
    })),
    waiting_list: { entries: await entriesOf(db, id), offers: await offersOf(db, id) },
    messages: (await own.listContactMessages(db, id)).map(({ created_at, ...message }) => ({
      ...message,
      created_at: created_at.toISOString(),
    })),
    practitioner: await readPractitioner(deps, user),
  };
}

/** Of somebody who has deleted that side of the account, what has to be kept. */
async function readPractitioner(
  { db, config }: OwnDataDeps,
  user: SessionUser,
): Promise<OwnData['practitioner']> {
  const { id, roles } = user;
  const found = await own.findPractitioner(db, id);
  if (!found) return null;
  const presentBooking = roles.includes('practitioner') ? presentInDashboard : presentAfterLeaving;

  return {
    joined_at: found.joined_at.toISOString(),
    onboarding_step: found.onboarding_step,
    approved: found.approved,
    rejection_reason: found.rejection_reason,
    insurance: found.insurance,
    medical_disclaimer_form: found.medical_disclaimer,
    how_you_find: found.how_you_find,
    appointment_scheduling: found.appointment_scheduling,
    profile: await readProfile(db, id),
    services: await listOwnOffers(db, id),
    location_types: await readLocationTypes(db, id),
    travel: await findTravel(db, id),
    availability: await readAvailability(db, id),
    time_off: (await own.listTimeOff(db, id)).map(({ title, from, to }) => ({
      title,
      from: from.toISOString(),
      to: to.toISOString(),
    })),
    papers: await listOwnPapers({ db, config }, id),
    questionnaires: await readWritten(db, id),
    tax_details: await givenTaxDetails({ db, config }, id),
    tax_reports: await ownCopies({ db, config }, id),
    images: (await own.listImages(db, id)).map(({ src }) => imageUrl(config, src)),
    invited_reviewers: (await own.listReviewInvitations(db, id)).map(({ email, created_at }) => ({
      email: shownReviewer(email),
      created_at: created_at.toISOString(),
    })),
    calendar_feeds: await own.listFeeds(db, id),
    calendar_address_since: (await work.findCalendarUrlDate(db, id))?.toISOString() ?? null,
    reviews: (await work.listReviewsOf(db, id)).map(({ created_at, hidden_reason, ...review }) => ({
      ...review,
      hidden: hidden_reason !== null,
      created_at: created_at.toISOString(),
    })),
    payout_account: await work.findPayoutAccount(db, id),
    payouts: await ownPayouts(db, id),
    penalties: (await own.listPenalties(db, id)).map(({ created_at, fee, ...penalty }) => ({
      ...penalty,
      fee: poundsOf(fee),
      created_at: created_at.toISOString(),
    })),
    bookings: (await viewsOfPractitioner(db, id)).map((view) => presentBooking(view, config, user)),
  };
}

/** Who has left reads of their customers no more than the accounts need. */
function presentAfterLeaving(...view: Parameters<typeof presentInDashboard>) {
  const { location, ...booking } = presentInDashboard(...view);

  return {
    ...booking,
    customer_phone: null,
    location: {
      ...location,
      ...{ address: null, postcode: null, home_location: null, address_object: null },
    },
    notes: '',
    dispute: null,
    patch_test_for: null,
  };
}
