export { takeTargetAfterSignIn } from './after-sign-in.ts';
export {
  type AuthDialogKind,
  askForPassword,
  authDialogStore,
  dismissAuthDialog,
  finishAuthDialog,
  keepPageForLogin,
  openAuthDialog,
} from './auth-dialog.ts';
export { authMessage } from './auth-message.ts';
export { deviceToken, storeDeviceToken } from './device-token.ts';
export { type Guard, guard, wantedPath } from './guard.ts';
export { isGuarded } from './guarded-sections.ts';
export {
  adminOnly,
  customerOnly,
  loginDialogRequired,
  loginRequired,
  onboarded,
  practitionerOnly,
  registrationDialogRequired,
  signedOutOnly,
} from './guards.ts';
export { beginImpersonation, endImpersonation, isImpersonating } from './impersonation.ts';
export { lastPage, rememberPage } from './last-page.ts';
export { refuse } from './refuse.ts';
export {
  endDeletedAccount,
  hasRole,
  loseSession,
  onAccountDeleted,
  onOtherTabChange,
  refreshSession,
  type Session,
  sessionStore,
  signIn,
  signOut,
  startSession,
  updateUser,
  userOfLostSession,
  useSession,
} from './session.ts';
export { forgetTarget, rememberedTarget, rememberTarget } from './target.ts';
