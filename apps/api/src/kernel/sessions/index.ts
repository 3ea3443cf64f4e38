export {
  consumeAccountToken,
  deleteAccountTokens,
  findAccountToken,
  issueAccountToken,
} from './account-tokens.ts';
export {
  type Device,
  findDevice,
  findOwnSession,
  forgetDevices,
  rememberDevice,
} from './devices.ts';
export { impersonationEndsAt, refuseImpersonator, startImpersonation } from './impersonation.ts';
export {
  endSession,
  endSessions,
  findSession,
  type SessionUser,
  startSession,
} from './sessions.ts';
export { hashToken, newToken } from './token.ts';
