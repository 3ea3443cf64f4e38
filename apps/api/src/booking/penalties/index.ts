export { penalise } from './penalise.ts';
export { penaltyRoutes as registerPenalties } from './penalties.routes.ts';
export { openPenaltyFees, takeWaivedFees, withholdPenaltyFee } from './penalty-fees.repository.ts';
export { penaltiesData } from './personal-data.repository.ts';
