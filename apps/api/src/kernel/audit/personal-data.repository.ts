import { inLedger, ofStaff, type PersonalData } from '../personal-data/index.ts';

export const auditData: PersonalData = {
  columns: {
    'audit_log.actor_id': { exported: ofStaff, erased: inLedger },
    'audit_log.impersonator_id': { exported: ofStaff, erased: inLedger },
  },
};
