export type { AddressLookup, FoundAddress } from './address-lookup.ts';
export { PickAddressDialog, type PickAddressDialogProps } from './pick-address-dialog.tsx';
export {
  distanceProblem,
  emptyMobile,
  emptySalon,
  isAddressMissing,
  type MobileDraft,
  maxPresetMiles,
  mobileProblems,
  type PlaceProblems,
  type SalonDraft,
  salonProblems,
} from './place-draft.ts';
export {
  MobileForm,
  type MobileFormProps,
  SalonForm,
  type SalonFormProps,
} from './place-forms.tsx';
