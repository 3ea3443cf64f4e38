import { anonymous, ofStaff, type PersonalData } from '../../kernel/personal-data/index.ts';

const keptByLaw =
  'the law has us keep what was reported; it is sealed, and deleted five years after the year';

export const taxReportsData: PersonalData = {
  columns: {
    'tax_report_sellers.practitioner_id': { exported: 'done', erased: keptByLaw },
    'tax_reports.made_by': { exported: ofStaff, erased: anonymous },
    'tax_reports.filed_by': { exported: ofStaff, erased: anonymous },
  },
};
