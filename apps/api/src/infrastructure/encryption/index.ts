export {
  bankDetailsContext,
  calendarAddressContext,
  feedUrlContext,
  invitationContext,
  paperContext,
  paperFileContext,
  patchTestNoteContext,
  secondFactorContext,
  signedAnswersContext,
  taxDetailsContext,
  taxReportContext,
} from './contexts.ts';
export { type DataKeys, decrypt, decryptBytes, encrypt, encryptBytes } from './encrypt.ts';
