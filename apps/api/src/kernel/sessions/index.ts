export {
  consumeAccountToken,
  deleteAccountTokens,
  deleteEmailChanges,
  findAccountToken,
  findPendingEmail,
  isEmailReserved,
  issueAccountToken,
  withdrawAccountToken,
} from './account-tokens.repository.ts';
export { deviceWords } from './device-words.ts';
export {
  type Device,
  findDevice,
  findOwnSession,
  forgetDevices,
  rememberDevice,
} from './devices.repository.ts';
export { impersonationEndsAt, startImpersonation } from './impersonation.repository.ts';
export { endOneSession, listOwnSessions } from './own-sessions.repository.ts';
export { sessionsData } from './personal-data.repository.ts';
export { refuseImpersonator } from './refuse-impersonator.ts';
export { hasRight } from './rights.repository.ts';
export {
  endSession,
  endSessions,
  findSession,
  keepSession,
  markSecondFactor,
  renewLogin,
  type SessionUser,
  startSession,
} from './sessions.repository.ts';
export { hashToken, newToken } from './token.ts';
export { findWrittenPosition, noteWrite } from './written-position.repository.ts';
