import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** What a browser was given: the tokens of opened links, and groups by the role of its account. */
const Granted = v.object({
  tokens: v.array(v.string()),
  cohorts: v.array(v.string()),
  /** Until when the groups hold, as milliseconds since 1970. */
  cohortsUntil: v.number(),
});
export type Granted = v.InferOutput<typeof Granted>;

export const NOTHING_GRANTED: Granted = { tokens: [], cohorts: [], cohortsUntil: 0 };

const NAME = 'freely-access';
/** Longer than any link is good for; each link ends by itself. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
/** A cookie has room for so many tokens. */
const MOST_TOKENS = 4;

/**
 * The cookie that holds what was granted. It is signed by the server, so that only a link which
 * somebody opened here counts, and no script of the page can read it.
 */
export interface AccessCookie {
  /** @param header the `Cookie` header */
  read(header: string | undefined): Granted;
  /** The `Set-Cookie` header. */
  write(granted: Granted): string;
}

export function accessCookie(secret: string, isSecure: boolean): AccessCookie {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest();

  return {
    read(header = '') {
      const [, text = '', signature = ''] =
        new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,3900})\\.([\\w-]{43})(?:;|$)`).exec(header) ?? [];
      if (!text || !timingSafeEqual(signatureOf(text), Buffer.from(signature, 'base64url'))) {
        return NOTHING_GRANTED;
      }
      const parsed = v.safeParse(
        Granted,
        JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown,
      );

      return parsed.success ? parsed.output : NOTHING_GRANTED;
    },
    write({ tokens, cohorts, cohortsUntil }) {
      const kept = { tokens: tokens.slice(-MOST_TOKENS), cohorts, cohortsUntil };
      const isEmpty = kept.tokens.length === 0 && cohorts.length === 0;
      const text = Buffer.from(JSON.stringify(kept)).toString('base64url');
      const value = isEmpty ? '' : `${text}.${signatureOf(text).toString('base64url')}`;

      return `${NAME}=${value}; Path=/; Max-Age=${isEmpty ? 0 : MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },
  };
}

/** With less, somebody could find it by trying. */
const SHORTEST_SECRET = 32;

/**
 * The secret of this server where none is configured: drawn once, readable by its owner only. Where it cannot be
 * kept, it holds until the server stops. Servers that share the folder agree on one.
 */
export async function keptSecret(
  stateFolder: string,
  onProblem: (problem: string) => void,
): Promise<string> {
  const file = join(stateFolder, 'cookie-secret');
  const kept = await secretIn(file);
  if (kept !== null) return kept;
  const drawn = randomBytes(32).toString('base64url');
  try {
    await mkdir(stateFolder, { recursive: true });
    await writeOnce(file, drawn);
  } catch (error) {
    const { message } = error as Error;
    onProblem(`The secret of cookies cannot be kept on this machine: ${message}`);
  }

  return (await secretIn(file)) ?? drawn;
}

/** Null also for one that was cut short: everybody could sign with an empty one. */
async function secretIn(file: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8');

    return text.length < SHORTEST_SECRET ? null : text;
  } catch {
    return null;
  }
}

/** Whole or not at all; of two servers that start at once, one makes it. */
async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    if ((await sizeOf(file)) < SHORTEST_SECRET) await rm(file, { force: true });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}
