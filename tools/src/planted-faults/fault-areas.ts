import { abuse } from './faults/abuse.ts';
import { access } from './faults/access.ts';
import { accountsLater } from './faults/accounts-later.ts';
import { adminArea } from './faults/admin-area.ts';
import { adminsLater } from './faults/admins-later.ts';
import { afterAFailure } from './faults/after-a-failure.ts';
import { atTheProvider } from './faults/at-the-provider.ts';
import { canaries } from './faults/canaries.ts';
import { cancelledVisits } from './faults/cancelled-visits.ts';
import { changedElsewhere } from './faults/changed-elsewhere.ts';
import { chosenSalons } from './faults/chosen-salons.ts';
import { customersPages } from './faults/customers-pages.ts';
import { database } from './faults/database.ts';
import { deletedAccounts } from './faults/deleted-accounts.ts';
import { discounts } from './faults/discounts.ts';
import { endedSessions } from './faults/ended-sessions.ts';
import { everyday } from './faults/everyday.ts';
import { firstBooking } from './faults/first-booking.ts';
import { firstUse } from './faults/first-use.ts';
import { focusAndDrafts } from './faults/focus-and-drafts.ts';
import { freeBookings } from './faults/free-bookings.ts';
import { guards } from './faults/guards.ts';
import { holds } from './faults/holds.ts';
import { hostileInput } from './faults/hostile-input.ts';
import { impersonationFaults } from './faults/impersonation.ts';
import { journey } from './faults/journey.ts';
import { laterStates } from './faults/later-states.ts';
import { links } from './faults/links.ts';
import { loading } from './faults/loading.ts';
import { messages } from './faults/messages.ts';
import { migrationFaults } from './faults/migrations.ts';
import { money } from './faults/money.ts';
import { moves } from './faults/moves.ts';
import { neededEmails } from './faults/needed-emails.ts';
import { olderPages } from './faults/older-pages.ts';
import { operations } from './faults/operations.ts';
import { otherWindows } from './faults/other-windows.ts';
import { ownSessions } from './faults/own-sessions.ts';
import { papers } from './faults/papers.ts';
import { patchTests } from './faults/patch-tests.ts';
import { platform } from './faults/platform.ts';
import { practitionerForms } from './faults/practitioner-forms.ts';
import { practitionersLater } from './faults/practitioners-later.ts';
import { privacy } from './faults/privacy.ts';
import { questionnaires } from './faults/questionnaires.ts';
import { racesAndRepeats } from './faults/races.ts';
import { refunds } from './faults/refunds.ts';
import { releaseChanges } from './faults/release-changes.ts';
import { releaseProcess } from './faults/release-process.ts';
import { releaseRecords } from './faults/release-records.ts';
import { releaseTools } from './faults/release-tools.ts';
import { releases } from './faults/releases.ts';
import { remotes } from './faults/remotes.ts';
import { repository } from './faults/repository.ts';
import { resales } from './faults/resales.ts';
import { returnedAlready } from './faults/returned-already.ts';
import { roads } from './faults/roads.ts';
import { screens } from './faults/screens.ts';
import { secondFactors } from './faults/second-factors.ts';
import { shellServerFaults } from './faults/shell-server.ts';
import { shellState } from './faults/shell-state.ts';
import { stolenSessions } from './faults/stolen-sessions.ts';
import { tabs } from './faults/tabs.ts';
import { takeovers } from './faults/takeovers.ts';
import { tax } from './faults/tax.ts';
import { termsTold } from './faults/terms-told.ts';
import { times } from './faults/times.ts';
import { toldState } from './faults/told-state.ts';
import { untrueWishes } from './faults/untrue-wishes.ts';
import { waiting } from './faults/waiting.ts';
import { watching } from './faults/watching.ts';
import { whatComesMeanwhile } from './faults/what-comes-meanwhile.ts';
import { wordedErrors } from './faults/worded-errors.ts';
import type { FaultArea } from './planted-fault.ts';

export const faultAreas: readonly FaultArea[] = [
  money,
  refunds,
  discounts,
  racesAndRepeats,
  times,
  roads,
  access,
  impersonationFaults,
  guards,
  holds,
  freeBookings,
  moves,
  waiting,
  resales,
  chosenSalons,
  neededEmails,
  patchTests,
  questionnaires,
  abuse,
  takeovers,
  ownSessions,
  stolenSessions,
  papers,
  tax,
  secondFactors,
  privacy,
  cancelledVisits,
  deletedAccounts,
  hostileInput,
  untrueWishes,
  platform,
  shellServerFaults,
  shellState,
  releases,
  releaseProcess,
  releaseTools,
  releaseChanges,
  whatComesMeanwhile,
  releaseRecords,
  canaries,
  links,
  tabs,
  loading,
  remotes,
  journey,
  firstBooking,
  firstUse,
  toldState,
  changedElsewhere,
  laterStates,
  olderPages,
  customersPages,
  afterAFailure,
  atTheProvider,
  otherWindows,
  practitionersLater,
  adminsLater,
  accountsLater,
  endedSessions,
  termsTold,
  returnedAlready,
  everyday,
  adminArea,
  focusAndDrafts,
  practitionerForms,
  screens,
  messages,
  wordedErrors,
  database,
  migrationFaults,
  operations,
  watching,
  repository,
];
