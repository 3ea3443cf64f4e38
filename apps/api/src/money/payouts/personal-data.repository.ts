import { inLedger, type PersonalData } from '../../kernel/personal-data/index.ts';

export const payoutsData: PersonalData = {
  columns: {
    'payout_accounts.practitioner_id': {
      exported: 'done',
      erased: 'earnings are still paid out; it holds only the id of an account at the provider',
    },
    'payouts.practitioner_id': { exported: 'done', erased: inLedger },
  },
};
