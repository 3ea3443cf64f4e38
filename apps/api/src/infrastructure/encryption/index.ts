export {
  bankDetailsContext,
  calendarAddressContext,
  feedUrlContext,
  invitationContext,
  secondFactorContext,
} from './contexts.ts';
export { type DataKeys, decrypt, encrypt } from './encrypt.ts';
