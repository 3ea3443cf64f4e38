import { anonymous, type PersonalData } from '../personal-data/index.ts';

export const actionOriginsData: PersonalData = {
  columns: {
    'action_origins.about_id': {
      exported: 'where others reviewed them from, kept for 30 days against abuse',
      erased: anonymous,
    },
    'action_origins.user_id': {
      exported: 'a part of an IP address, kept for 30 days against abuse',
      erased: anonymous,
    },
  },
};
