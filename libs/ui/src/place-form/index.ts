export type { AddressBook, FoundAddress } from './address-book.ts';
export { PickAddressDialog, type PickAddressDialogProps } from './pick-address-dialog.tsx';
export {
  distanceProblem,
  emptyMobile,
  emptySalon,
  isUnpicked,
  type MobileDraft,
  mobileProblems,
  mostPresetMiles,
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
