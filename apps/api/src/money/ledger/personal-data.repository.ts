import { inLedger, type PersonalData } from '../../kernel/personal-data/index.ts';

export const ledgerData: PersonalData = {
  columns: {
    'ledger_entries.account': { exported: 'exported as bookings and payouts', erased: inLedger },
  },
};
