import { anonymous, ofStaff, type PersonalData } from '../../kernel/personal-data/index.ts';

export const penaltiesData: PersonalData = {
  columns: {
    'penalties.practitioner_id': { exported: 'done', erased: anonymous },
    'penalties.waived_by': { exported: ofStaff, erased: anonymous },
  },
};
