// Signed requests to a bucket of any S3-compatible service.
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

export interface Bucket {
  /** For people: without key and secret. */
  readonly label: string;
  /** What every name in it begins with: '' or `folder/`. */
  readonly prefix: string;
  /**
   * Each may reach the bucket more than once: a failed one is repeated.
   *
   * @param path below the bucket, with its first slash, or a query: `/a.webp`, `?list-type=2`
   * @returns also when the status is an error
   * @throws when the bucket does not respond in time, or cannot be reached
   */
  request(method: string, path: string, init?: BucketInit): Promise<Response>;
}

interface BucketInit {
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

/** For all tries of a request together, with its body. */
const TIMEOUT_MS = 15_000;
const TRIES = 3;
/** Doubled for each further try, and drawn by chance. */
const PAUSE_MS = 50;

/** @param url `s3://<key>:<secret>@<host>/<bucket>[/<folder>]?region=<region>`; `&tls=false` for one without TLS */
export function openBucket(url: URL, timeoutMs = TIMEOUT_MS): Bucket {
  const { searchParams: options } = url;
  const scheme = options.get('tls') === 'false' ? 'http' : 'https';
  const [, name = '', ...folders] = url.pathname.replace(/\/+$/, '').split('/');
  if (!url.host || !name) throw new Error('An s3: address needs a host and a bucket.');
  const root = `${scheme}://${url.host}/${name}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: options.get('region') ?? 'us-east-1',
    service: 's3',
  });

  return {
    label: `bucket ${name} at ${url.host}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    async request(method, path, init = {}) {
      const signal = AbortSignal.timeout(timeoutMs);
      // Signed again each time: a signature has the time in it. The signal is given to `fetch` and not to
      // the request: once that is collected as garbage, Node would wait for five minutes.
      const send = async () =>
        fetch(await client.sign(root + path, { method, ...init }), { signal });
      for (let tried = 1; ; tried += 1) {
        const response = await reconnecting(send);
        const isForNow = response.status >= 500 || response.status === 429;
        if (!isForNow || tried === TRIES) return response;
        await response.body?.cancel();
        await sleep(Math.random() * PAUSE_MS * 2 ** tried);
      }
    },
  };
}

/** A server may close an idle connection just when it is used again. */
async function reconnecting(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return send();
  }
}

/** The text of an XML element of a bucket's response. */
export function unescapeXml(xml: string): string {
  return xml
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
