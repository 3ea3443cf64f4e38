import type { SigningKey } from './envelope.ts';
import type { RootKeys } from './verify-record.ts';

/**
 * `id=key,id=key`: Ed25519 public keys, SPKI in base64, as `npm run platform -- keys` prints them.
 *
 * @throws Error that names the variable
 */
export function rootKeysIn(text: string, variable = 'PLATFORM_ROOT_KEYS'): RootKeys {
  return Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((entry) => {
        const [, id, key] = /^([\w-]+)=([A-Za-z0-9+/]{59}=)$/.exec(entry.trim()) ?? [];
        if (!id || !key) throw new Error(`${variable} must be id=key, separated by commas.`);
        return [id, key];
      }),
  );
}

/** `id=key`: a private key. @throws Error that names the variable */
export function signingKeyIn(text: string | undefined, variable: string): SigningKey | null {
  if (!text) return null;
  const [, id, privateKey] = /^([\w-]+)=([A-Za-z0-9+/]{64})$/.exec(text) ?? [];
  if (!id || !privateKey) throw new Error(`${variable} must be id=key, as "platform keys" prints.`);

  return { id, privateKey };
}
