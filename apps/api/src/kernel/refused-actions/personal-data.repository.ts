import { anonymous, type PersonalData } from '../personal-data/index.ts';

export const refusedActionsData: PersonalData = {
  columns: {
    'refused_actions.user_id': {
      exported: 'what limits refused, kept for 30 days against abuse',
      erased: anonymous,
    },
  },
};
