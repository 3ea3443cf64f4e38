import { derived, type PersonalData } from '../../kernel/personal-data/index.ts';

export const searchData: PersonalData = {
  columns: {
    'live_hours.practitioner_id': { exported: derived, erased: derived },
    'live_offers.practitioner_id': { exported: derived, erased: derived },
    'live_practitioners.practitioner_id': { exported: derived, erased: derived },
  },
};
