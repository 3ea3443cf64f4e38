import { isOnboarded } from '@freely/domain/onboarding';
import { dateTimeFormat, wallTime, yesNo } from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import type { SheetTranslate } from '../../kernel/messages/index.ts';
import type { PractitionerFilters } from '../people/index.ts';
import {
  type ExportedPractitioner,
  exportedPractitioners,
} from './practitioners-export.repository.ts';

/** The practitioners of the list who joined between two London days, both inclusive. */
export function practitionersSheet(
  filters: PractitionerFilters,
  t: SheetTranslate,
): Export<ExportedPractitioner> {
  return {
    name: t('names.practitioners'),
    query: exportedPractitioners(filters),
    columns: [
      { header: t('headings.id'), width: 9, cell: (row) => row.user_id },
      { header: t('headings.firstName'), width: 18, cell: (row) => row.first_name },
      { header: t('headings.lastName'), width: 18, cell: (row) => row.last_name },
      { header: t('headings.email'), width: 32, cell: (row) => row.email },
      { header: t('headings.phone'), width: 14, cell: (row) => row.phone },
      {
        header: t('headings.decision'),
        width: 11,
        cell: (row) => t(`decisions.${decisionOf(row)}`),
      },
      { header: t('headings.verified'), width: 9, cell: (row) => t(yesNo(row.verified)) },
      { header: t('headings.insurance'), width: 18, cell: (row) => t(yesNo(row.insurance)) },
      {
        header: t('headings.medicalDisclaimer'),
        width: 18,
        cell: (row) => t(yesNo(row.medical_disclaimer)),
      },
      { header: t('headings.onboardingStep'), width: 16, cell: (row) => row.onboarding_step },
      { header: t('headings.town'), width: 20, cell: (row) => row.town },
      { header: t('headings.mobile'), width: 8, cell: (row) => t(yesNo(row.is_mobile)) },
      { header: t('headings.salons'), width: 8, cell: (row) => row.salons },
      { header: t('headings.rating'), width: 8, format: '0.00', cell: (row) => row.rating },
      { header: t('headings.reviews'), width: 9, cell: (row) => row.reviews_amount },
      { header: t('headings.paidBookings'), width: 13, cell: (row) => row.bookings },
      {
        header: t('headings.joined'),
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.joined_at),
      },
    ],
  };
}

/** As the list beside it says: nobody waits for an admin who is still signing up. */
function decisionOf({ approved, onboarding_step: step }: ExportedPractitioner) {
  if (approved === null) return isOnboarded(step) ? 'waiting' : 'onboarding';

  return approved ? 'approved' : 'rejected';
}
