// What all modules hold of people. A test walks the schema, and refuses a column that leads to a person and
// that no module has declared.

import { abuseData } from './back-office/abuse/index.ts';
import { loyaltySchemesData } from './back-office/loyalty-schemes/index.ts';
import { releasesData } from './back-office/releases/index.ts';
import { supportData } from './back-office/support/index.ts';
import { answersData } from './booking/answers/index.ts';
import { bookingsData } from './booking/bookings/index.ts';
import { checkoutData } from './booking/checkout/index.ts';
import { disputesData } from './booking/disputes/index.ts';
import { loyaltyData } from './booking/loyalty/index.ts';
import { patchTestsData } from './booking/patch-tests/index.ts';
import { penaltiesData } from './booking/penalties/index.ts';
import { waitingListData } from './booking/waiting-list/index.ts';
import type { Deps } from './deps.ts';
import { actionOriginsData } from './kernel/action-origins/index.ts';
import { auditData } from './kernel/audit/index.ts';
import { allowErasing, type PersonalData } from './kernel/personal-data/index.ts';
import { refusedActionsData } from './kernel/refused-actions/index.ts';
import { sessionsData } from './kernel/sessions/index.ts';
import { availabilityData } from './market/availability/index.ts';
import { reviewsData } from './market/reviews/index.ts';
import { searchData } from './market/search/index.ts';
import { ledgerData } from './money/ledger/index.ts';
import { payoutsData } from './money/payouts/index.ts';
import { taxDetailsData } from './money/tax-details/index.ts';
import { taxReportsData } from './money/tax-reports/index.ts';
import { mailData } from './notifications/index.ts';
import { accountsData } from './people/accounts/index.ts';
import { personalDataErased } from './people/events/index.ts';
import { calendarData } from './practice/calendar/index.ts';
import { imagesData } from './practice/images/index.ts';
import { offeringData } from './practice/offering/index.ts';
import { onboardingData } from './practice/onboarding/index.ts';
import { papersData } from './practice/papers/index.ts';
import { profileData } from './practice/profile/index.ts';
import { questionnairesData } from './practice/questionnaires/index.ts';

/** The highest context first: what refers to a row is erased while that row can still be read. */
export const personalData: readonly PersonalData[] = [
  abuseData,
  releasesData,
  loyaltySchemesData,
  supportData,
  mailData,
  ledgerData,
  payoutsData,
  taxDetailsData,
  taxReportsData,
  waitingListData,
  patchTestsData,
  answersData,
  bookingsData,
  checkoutData,
  disputesData,
  loyaltyData,
  penaltiesData,
  availabilityData,
  searchData,
  reviewsData,
  calendarData,
  imagesData,
  papersData,
  questionnairesData,
  offeringData,
  onboardingData,
  profileData,
  accountsData,
  actionOriginsData,
  auditData,
  refusedActionsData,
  sessionsData,
];

/** Has each module erase its own tables, in the transaction of the deletion (D42). */
export function subscribePersonalData({ events, config }: Pick<Deps, 'events' | 'config'>): void {
  events.subscribe(personalDataErased, allowErasing);
  for (const { erasePractitioner, eraseUser } of personalData) {
    events.subscribe(personalDataErased, async (trx, { userId, email, sides }) => {
      if (sides.includes('practitioner')) await erasePractitioner?.(trx, userId);
      if (sides.includes('customer')) {
        await eraseUser?.(trx, { userId, email }, config.dataKeys);
      }
    });
  }
}
