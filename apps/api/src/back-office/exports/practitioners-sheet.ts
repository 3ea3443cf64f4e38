import { dateTimeFormat, wallTime, yesNo } from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import {
  type ExportedPractitioner,
  exportedPractitioners,
} from './practitioners-export.repository.ts';

/** Practitioners who joined between two London days, both inclusive. */
export function practitionersSheet(period: {
  from: string;
  to: string;
}): Export<ExportedPractitioner> {
  return {
    name: 'Practitioners',
    query: exportedPractitioners(period),
    columns: [
      { header: 'Id', width: 9, cell: (row) => row.user_id },
      { header: 'First name', width: 18, cell: (row) => row.first_name },
      { header: 'Last name', width: 18, cell: (row) => row.last_name },
      { header: 'Email', width: 32, cell: (row) => row.email },
      { header: 'Phone', width: 14, cell: (row) => row.phone },
      { header: 'Decision', width: 11, cell: (row) => decisionOf(row.approved) },
      { header: 'Verified', width: 9, cell: (row) => yesNo(row.verified) },
      { header: 'Insurance declared', width: 18, cell: (row) => yesNo(row.insurance) },
      { header: 'Medical disclaimer', width: 18, cell: (row) => yesNo(row.medical_disclaimer) },
      { header: 'Onboarding step', width: 16, cell: (row) => row.onboarding_step },
      { header: 'Town', width: 20, cell: (row) => row.town },
      { header: 'Mobile', width: 8, cell: (row) => yesNo(row.is_mobile) },
      { header: 'Salons', width: 8, cell: (row) => row.salons },
      { header: 'Rating', width: 8, format: '0.00', cell: (row) => row.rating },
      { header: 'Reviews', width: 9, cell: (row) => row.reviews_amount },
      { header: 'Paid bookings', width: 13, cell: (row) => row.bookings },
      {
        header: 'Joined',
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.joined_at),
      },
    ],
  };
}

function decisionOf(approved: boolean | null): string {
  if (approved === null) return 'Waiting';

  return approved ? 'Approved' : 'Rejected';
}
