export {
  isOfferPossible,
  isPriceOfTreatment,
  isTreatmentDuration,
  TreatmentFields,
  type TreatmentFieldsProps,
} from './treatment-fields.tsx';
export { TreatmentList, type TreatmentListProps } from './treatment-list.tsx';
export type { Offer, Treatment, TreatmentGroup } from './treatments.ts';
