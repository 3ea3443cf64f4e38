export {
  bankDetailsContext,
  calendarAddressContext,
  erasedReviewerContext,
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
export { keyedHashes } from './keyed-hash.ts';
