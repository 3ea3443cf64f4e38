import { setTimeout as sleep } from 'node:timers/promises';
import { openBucket, unescapeXml } from './bucket.ts';
import { type PlatformStore, requireSafeName } from './platform-store.ts';

/**
 * A 409 says that another write of the same name was under way, not that it succeeded: whether there is
 * a file now is known only after another try.
 */
const MOST_CONFLICTS = 14;
/** The longest pause after each conflict; drawn by chance, so that writers do not meet again. */
const pauseAfter = (conflicts: number) => Math.min(1_500, 25 * 2 ** conflicts);

/**
 * A store in a bucket (see `openBucket`). A record that was created by a request whose response was lost is
 * recognised (`record-log`). The bucket must honour `If-None-Match: *` on PUT, as S3, R2,
 * MinIO and Ceph do: two writers at once are told apart by it.
 */
export function s3Store(url: URL): PlatformStore {
  const { label, prefix, request } = openBucket(url);
  const pathOf = (name: string) => {
    requireSafeName(name);
    return `/${prefix}${name}`;
  };
  const put = (name: string, bytes: Uint8Array, headers: Record<string, string> = {}) =>
    request('PUT', pathOf(name), { body: new Uint8Array(bytes), headers });

  return {
    label,
    folder: null,
    async read(name) {
      const response = await request('GET', pathOf(name));
      if (response.status === 404) return drained(response, null);
      await requireOk(response, name);

      return new Uint8Array(await response.arrayBuffer());
    },
    async create(name, bytes) {
      for (let attempt = 1; ; attempt += 1) {
        const response = await put(name, bytes, { 'if-none-match': '*' });
        if (response.status === 412) return drained(response, false);
        if (response.status !== 409 || attempt === MOST_CONFLICTS) {
          await requireOk(response, name);
          return drained(response, true);
        }
        await drained(response, undefined);
        await sleep(Math.random() * pauseAfter(attempt));
      }
    },
    async replace(name, bytes) {
      const response = await put(name, bytes);
      await requireOk(response, name);
      await drained(response, undefined);
    },
    async list(start) {
      const names: string[] = [];
      for (let token: string | null = ''; token !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
        if (token) query.set('continuation-token', token);
        const response = await request('GET', `?${query}`);
        await requireOk(response, start);
        const page = await response.text();
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          names.push(unescapeXml(key).slice(prefix.length));
        }
        token = unescapeXml(/<NextContinuationToken>([^<]*)</.exec(page)?.[1] ?? '') || null;
      }

      return names;
    },
    async remove(name) {
      const response = await request('DELETE', pathOf(name));
      if (response.status !== 404) await requireOk(response, name);
      await drained(response, undefined);
    },
    async modifiedAt(name) {
      const response = await request('HEAD', pathOf(name));
      if (response.status === 404) return drained(response, null);
      await requireOk(response, name);
      const modified = response.headers.get('last-modified');

      return drained(response, modified ? new Date(modified) : null);
    },
  };
}

async function requireOk(response: Response, name: string): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel();
  throw new Error(`The bucket responded with ${response.status} for ${name}.`);
}

/** A body that nobody reads keeps its connection. */
async function drained<T>(response: Response, result: T): Promise<T> {
  await response.body?.cancel();

  return result;
}
