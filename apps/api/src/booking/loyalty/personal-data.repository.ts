import { anonymous, ofStaff, type PersonalData } from '../../kernel/personal-data/index.ts';

export const loyaltyData: PersonalData = {
  columns: {
    'gifts.customer_id': { exported: 'done', erased: anonymous },
    'gifts.given_by': { exported: ofStaff, erased: anonymous },
  },
};
