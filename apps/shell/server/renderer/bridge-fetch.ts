import type { BridgedResponse, FromRenderer } from './messages.ts';

/**
 * `fetch` of a renderer, which has no network: the shell's server reads for it. It can only read public
 * calls of the API, without a token or any other header.
 */
export function bridgeFetch(send: (message: FromRenderer) => void) {
  const waiting = new Map<number, (response: BridgedResponse) => void>();
  let reads = 0;

  async function bridged(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') throw new TypeError('Only reading is possible while prerendering.');
    const response = await new Promise<BridgedResponse>((resolve) => {
      reads += 1;
      waiting.set(reads, resolve);
      send({ kind: 'read', id: reads, url });
    });
    // As without a network: for the code of the page there is no other difference.
    if (!response) throw new TypeError('fetch failed');
    const { status, type, body } = response;

    return new Response(status === 204 ? null : body, {
      status,
      headers: { 'content-type': type },
    });
  }

  return {
    fetch: bridged as typeof fetch,
    respond(id: number, response: BridgedResponse): void {
      waiting.get(id)?.(response);
      waiting.delete(id);
    },
  };
}
