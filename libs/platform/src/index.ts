// Releases on the server's side: who signed which change, where it is kept, and what it leads to.

export type { ReleasePointer } from '@freely/federation/registry';
export {
  type AccessLink,
  linkIn,
  newLinkId,
  RefusedLink,
  signLink,
  verifyLink,
} from './access-link.ts';
export { type Bucket, openBucket, unescapeXml } from './bucket.ts';
export type { CountedMinute } from './canary-evidence.ts';
export { chainedHistory } from './chained-history.ts';
export { addKey, allowDevelopment, disown, own, revokeKey, setCohort } from './change-rules.ts';
export {
  abort,
  force,
  kill,
  promote,
  RefusedChange,
  release,
  requireKept,
  retire,
  revive,
  rollback,
  rollbackTarget,
  startCanary,
} from './change-unit.ts';
export { changedRelease } from './changed-release.ts';
export { type CanaryDecision, decideCanary } from './decide-canary.ts';
export { newSigningKey, type SigningKey } from './envelope.ts';
export { HEADS_FILE, parseHeads, publishHeads, readHeads } from './heads.ts';
export { keepFile, textOfFile } from './kept-files.ts';
export { rootKeysIn, signingKeyIn } from './keys-in-environment.ts';
export { type LiveHeads, type LiveHeadsOptions, liveHeads } from './live-heads.ts';
export { openStore } from './open-store.ts';
export {
  EMPTY_RULES,
  type KeyRole,
  type PlatformKey,
  type PlatformRules,
} from './platform-rules.ts';
export type { PlatformStore } from './platform-store.ts';
export { type PlatformRecord, RULES_UNIT, type UnitRecord } from './record.ts';
export {
  type Author,
  append,
  asUnit,
  headOf,
  historyOf,
  type LoggedRecord,
  unitsIn,
} from './record-log.ts';
export { madeActive, recordSince } from './record-since.ts';
export { registryOf } from './registry-of.ts';
export { isOwnRelease } from './release-folder.ts';
export { trustedStore } from './trusted-store.ts';
export { EMPTY_STATE, SHELL_UNIT, type UnitState } from './unit-state.ts';
export { type VerifiedHeads, verifyHeads } from './verified-heads.ts';
export { RefusedRecord, type RootKeys } from './verify-record.ts';
export { verifyWithPast } from './verify-with-past.ts';
