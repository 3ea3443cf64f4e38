export { type OpenPenaltyFee, openPenaltyFees, withholdPenaltyFee } from './penalty-fees.ts';
