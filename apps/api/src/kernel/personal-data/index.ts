export { coarseLocation } from './coarse-location.repository.ts';
export { allowErasing } from './erasing.repository.ts';
export {
  anonymous,
  derived,
  inLedger,
  ofStaff,
  type PersonalData,
  type PersonToErase,
  secret,
} from './personal-data.ts';
