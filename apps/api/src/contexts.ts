// The composition of the contexts: their routes, and who reacts to whose events.
import type { FastifyInstance } from 'fastify';
import { registerAbuse } from './back-office/abuse/index.ts';
import { registerAdminBookings } from './back-office/bookings/index.ts';
import { registerExports } from './back-office/exports/index.ts';
import { registerLoyaltySchemes } from './back-office/loyalty-schemes/index.ts';
import { registerStatus } from './back-office/operations/index.ts';
import { registerOwnData } from './back-office/own-data/index.ts';
import { registerAdminPapers } from './back-office/papers/index.ts';
import { registerAdmin } from './back-office/people/index.ts';
import { registerReleases } from './back-office/releases/index.ts';
import { registerSettings } from './back-office/settings/index.ts';
import { registerStatistics } from './back-office/statistics/index.ts';
import { registerSupport } from './back-office/support/index.ts';
import { registerAdminTaxReports } from './back-office/tax-reports/index.ts';
import { registerAnswers, subscribeAnswers } from './booking/answers/index.ts';
import { registerBookings } from './booking/bookings/index.ts';
import { registerBookingCalendar } from './booking/calendar/index.ts';
import { registerCancellations, subscribeCancellations } from './booking/cancellations/index.ts';
import { registerCheckout } from './booking/checkout/index.ts';
import { registerDisputes } from './booking/disputes/index.ts';
import { registerLoyalty } from './booking/loyalty/index.ts';
import { registerPatchTests, testsBefore } from './booking/patch-tests/index.ts';
import { registerPenalties } from './booking/penalties/index.ts';
import { registerRescheduling, subscribeRescheduling } from './booking/rescheduling/index.ts';
import { registerWaitingList, subscribeWaitingList } from './booking/waiting-list/index.ts';
import type { Deps } from './deps.ts';
import { registerAvailability } from './market/availability/index.ts';
import { registerPractitioners } from './market/profiles/index.ts';
import { registerReviews } from './market/reviews/index.ts';
import { registerSearch } from './market/search/index.ts';
import { holdPayments, registerPayments, subscribePayments } from './money/payments/index.ts';
import { registerPayouts, subscribePayouts } from './money/payouts/index.ts';
import { registerTaxDetails, subscribeTaxDetails } from './money/tax-details/index.ts';
import { registerTaxReports } from './money/tax-reports/index.ts';
import { registerMailLog, subscribeMails } from './notifications/index.ts';
import { registerAccounts } from './people/accounts/index.ts';
import { registerAudit } from './people/audit/index.ts';
import { registerImpersonation } from './people/impersonation/index.ts';
import { subscribePersonalData } from './personal-data.ts';
import { registerCalendar, subscribeCalendar } from './practice/calendar/index.ts';
import { registerCatalogue } from './practice/catalogue/index.ts';
import { registerPlaces } from './practice/gazetteer/index.ts';
import { registerImages, subscribeImages } from './practice/images/index.ts';
import { registerPractice } from './practice/offering/index.ts';
import { registerOnboarding } from './practice/onboarding/index.ts';
import { registerPapers } from './practice/papers/index.ts';
import { registerPractitionerProfile } from './practice/profile/index.ts';
import { registerQuestionnaires } from './practice/questionnaires/index.ts';

/**
 * Subscribes the contexts to each other's events, once for each process. Their order is the order in
 * which they react: the lowest context first, mails last.
 */
export function subscribeContexts(deps: Deps): void {
  subscribeCalendar(deps);
  subscribeImages(deps);
  // Seals what the erasure takes away.
  subscribeTaxDetails(deps);
  subscribePersonalData(deps);
  subscribeCancellations(deps);
  subscribeRescheduling(deps);
  subscribeWaitingList(deps);
  subscribeAnswers(deps);
  subscribePayments(deps);
  subscribePayouts(deps);
  subscribeMails(deps);
}

/** The routes of every module. */
export function registerModules(app: FastifyInstance, deps: Deps): void {
  registerAccounts(app, deps);
  registerCatalogue(app, deps);
  registerPlaces(app, deps);
  registerSearch(app, deps);
  registerPractitioners(app, deps);
  registerReviews(app, deps);
  registerAvailability(app, deps, testsBefore);
  registerOnboarding(app, deps);
  registerPractice(app, deps);
  registerPractitionerProfile(app, deps);
  registerImages(app, deps);
  registerPapers(app, deps);
  registerQuestionnaires(app, deps);
  registerCalendar(app, deps);
  registerLoyalty(app, deps);
  registerCheckout(app, { ...deps, payments: holdPayments(deps) });
  registerBookings(app, deps);
  registerBookingCalendar(app, deps);
  registerCancellations(app, deps);
  registerRescheduling(app, deps);
  registerWaitingList(app, { ...deps, payments: holdPayments(deps) });
  registerPatchTests(app, deps);
  registerAnswers(app, deps);
  registerDisputes(app, deps);
  registerPenalties(app, deps);
  registerPayments(app, deps);
  registerPayouts(app, deps);
  registerTaxDetails(app, deps);
  registerTaxReports(app, deps);
  registerAdmin(app, deps);
  registerAdminPapers(app, deps);
  registerAdminBookings(app, deps);
  registerLoyaltySchemes(app, deps);
  registerExports(app, deps);
  registerStatistics(app);
  registerAdminTaxReports(app, deps);
  registerAbuse(app, deps);
  registerStatus(app, deps);
  registerSettings(app, deps);
  registerReleases(app, deps);
  registerAudit(app, deps);
  registerImpersonation(app, deps);
  registerSupport(app, deps);
  registerMailLog(app, deps);
  registerOwnData(app, deps);
}
