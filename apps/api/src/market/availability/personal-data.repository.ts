import { derived, type PersonalData } from '../../kernel/personal-data/index.ts';

export const availabilityData: PersonalData = {
  columns: {
    'busy_days.practitioner_id': { exported: derived, erased: derived },
  },
};
