export {
  bankDetailsContext,
  calendarAddressContext,
  feedUrlContext,
  invitationContext,
  paperContext,
  paperFileContext,
  patchTestNoteContext,
  secondFactorContext,
} from './contexts.ts';
export { type DataKeys, decrypt, decryptBytes, encrypt, encryptBytes } from './encrypt.ts';
