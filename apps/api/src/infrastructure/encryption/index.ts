export {
  bankDetailsContext,
  calendarAddressContext,
  feedUrlContext,
  invitationContext,
  paperContext,
  paperFileContext,
  secondFactorContext,
} from './contexts.ts';
export { type DataKeys, decrypt, decryptBytes, encrypt, encryptBytes } from './encrypt.ts';
