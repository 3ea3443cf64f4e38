export {
  isPriceOfTreatment,
  isTreatmentDuration,
  TreatmentFields,
  type TreatmentFieldsProps,
} from './treatment-fields.tsx';
export { TreatmentList, type TreatmentListProps } from './treatment-list.tsx';
export type { Treatment, TreatmentGroup } from './treatments.ts';
