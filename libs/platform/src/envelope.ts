import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import * as v from 'valibot';
import { PlatformRecord } from './record.ts';

/** A record as it is stored: its exact bytes, and who signed them. */
export const Envelope = v.object({
  /** The record as JSON text: what was signed, byte for byte. */
  record: v.string(),
  /** Id of the key. */
  key: v.pipe(v.string(), v.nonEmpty()),
  /** Ed25519 over the UTF-8 bytes of `record`, base64. */
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});
export type Envelope = v.InferOutput<typeof Envelope>;

/** A private key, and the id under which the platform's rules know its public half. */
export interface SigningKey {
  readonly id: string;
  /** Ed25519, PKCS #8, base64. */
  readonly privateKey: string;
}

export function newSigningKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');

  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

export function signRecord(record: PlatformRecord, key: SigningKey): Envelope {
  const text = JSON.stringify(record);

  return { record: text, key: key.id, signature: signText(text, key) };
}

export function isSignedBy({ record, signature }: Envelope, publicKey: string): boolean {
  return isTextSignedBy(record, signature, publicKey);
}

/** Ed25519 over the UTF-8 bytes of a text, base64. */
export function signText(text: string, { privateKey }: SigningKey): string {
  const key = createPrivateKey({
    key: Buffer.from(privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });

  return sign(null, Buffer.from(text), key).toString('base64');
}

export function isTextSignedBy(text: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });

    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** The envelope in a JSON text; null when it is not one, as when the file was cut short. */
export function parseEnvelope(text: string): Envelope | null {
  const parsed = v.safeParse(Envelope, parseJson(text));

  return parsed.success ? parsed.output : null;
}

/** The record in an envelope, unchecked as to who signed it; null when it is not one. */
export function recordIn(envelope: Envelope): PlatformRecord | null {
  const parsed = v.safeParse(PlatformRecord, parseJson(envelope.record));

  return parsed.success ? parsed.output : null;
}

/** What the next record of the unit names as the one before it. */
export function hashOfEnvelope(envelope: Envelope): string {
  return createHash('sha256')
    .update(`${envelope.key}\n${envelope.signature}\n${envelope.record}`)
    .digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
