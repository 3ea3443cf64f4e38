import { anonymous, ofStaff, type PersonalData } from '../../kernel/personal-data/index.ts';

export const releasesData: PersonalData = {
  columns: {
    'account_rights.user_id': { exported: ofStaff, erased: anonymous },
    'release_wishes.user_id': { exported: ofStaff, erased: anonymous },
  },
};
