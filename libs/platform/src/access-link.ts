import { randomBytes } from 'node:crypto';
import { ReleasePointer } from '@freely/federation/parse-registry';
import * as v from 'valibot';
import { isTextSignedBy, type SigningKey, signText } from './envelope.ts';
import type { PlatformKey, PlatformRules } from './platform-rules.ts';
import { CohortName } from './platform-rules.ts';
import { isOwnRelease } from './release-folder.ts';
import { UnitName } from './unit-state.ts';
import { keyOf, type RootKeys } from './verify-record.ts';

// Signed links: what one browser gets that others do not. A link is a token in the fragment of an
// address, so that it reaches no log and no other site.

const common = {
  /** Drawn at random: what a link is known by that only one browser may open. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** ISO 8601, UTC. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** The email of the only account that may open it; null: the first browser that does. */
  person: v.nullable(v.pipe(v.string(), v.email())),
};

/** Pages of this machine only: whoever signs a link must not be able to name another one. */
const LocalOrigin = v.pipe(v.string(), v.regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}$/));

export const AccessLink = v.variant('kind', [
  v.object({
    kind: v.literal('preview'),
    ...common,
    unit: UnitName,
    release: v.object({ ...ReleasePointer.entries, integrity: v.pipe(v.string(), v.nonEmpty()) }),
  }),
  /** A remote that is served by the developer's own machine. */
  v.object({ kind: v.literal('development'), ...common, unit: UnitName, origin: LocalOrigin }),
  v.object({ kind: v.literal('cohort'), ...common, cohort: CohortName }),
]);
export type AccessLink = v.InferOutput<typeof AccessLink>;

/** A link that gives nothing, with a reason for the person who opened it. */
export class RefusedLink extends Error {
  override name = 'RefusedLink';
}

export function newLinkId(): string {
  return randomBytes(16).toString('hex');
}

/** The token of a link: what it gives, the key, and the signature. */
export function signLink(link: AccessLink, key: SigningKey): string {
  const text = JSON.stringify(link);
  const encoded = Buffer.from(text).toString('base64url');

  return `${encoded}.${key.id}.${toBase64Url(signText(signedText(text), key))}`;
}

/**
 * The link of a token.
 *
 * @throws RefusedLink when it is forged or expired, or its key may not give what it gives
 */
export function verifyLink(
  token: string,
  rules: PlatformRules,
  roots: RootKeys,
  now = Date.now(),
): AccessLink {
  const [encoded = '', id = '', signature = ''] = token.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const key = keyOf(id, rules, roots);
  if (!key || !isTextSignedBy(signedText(text), fromBase64Url(signature), key.publicKey)) {
    throw new RefusedLink('This link was not signed by anybody who may.');
  }
  const link = linkIn(token);
  if (!link) throw new RefusedLink('This link is damaged.');
  if (Date.parse(link.until) <= now) throw new RefusedLink('This link has expired.');
  requireRight(link, id, key, rules);

  return link;
}

/** What a token says, whoever signed it and however long ago; null when it is none. */
export function linkIn(token: string): AccessLink | null {
  const [encoded = ''] = token.split('.');
  const parsed = v.safeParse(AccessLink, parseJson(Buffer.from(encoded, 'base64url').toString()));

  return parsed.success ? parsed.output : null;
}

function requireRight(
  link: AccessLink,
  id: string,
  { role }: PlatformKey,
  rules: PlatformRules,
): void {
  if (link.kind === 'cohort') {
    const cohort = rules.cohorts?.[link.cohort];
    if (!cohort) throw new RefusedLink(`There is no group ${link.cohort}.`);
    if (role === 'platform' || cohort.keys.includes(id)) return;
    throw new RefusedLink(`${id} may not invite to ${link.cohort}.`);
  }
  if (link.kind === 'development' && rules.development !== true) {
    throw new RefusedLink('Development on this site is switched off.');
  }
  if (link.kind === 'preview' && !isOwnRelease(link.unit, link.release)) {
    throw new RefusedLink(`This link shows what is no release of ${link.unit}.`);
  }
  const isListed = rules.remotes[link.unit]?.keys.includes(id) ?? false;
  if (role === 'platform' || (isListed && (role === 'team' || role === 'preview'))) return;
  throw new RefusedLink(`${id} may not show ${link.unit}.`);
}

/** A signature of a link is never one of a record, nor the other way round. */
function signedText(text: string): string {
  return `freely-link\n${text}`;
}

function toBase64Url(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64url');
}

function fromBase64Url(text: string): string {
  return Buffer.from(text, 'base64url').toString('base64');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
