// Somebody with an address of their own: limits count for each, as they would for many people.
import { Agent, type AgentOptions, request } from 'node:https';

export interface Wanted {
  method?: 'GET' | 'POST' | 'PUT';
  url: string;
  token?: string;
  body?: object;
  /** The same for each repetition of a call: it is done once. */
  idempotencyKey?: string;
}

export interface Answer {
  status: number;
  text: string;
}

const timeoutMs = 60_000;

export class Visitor {
  readonly #agent: Agent;

  /** @param address of this machine's loopback, 127.0.0.0/8 */
  constructor(address: string, certificate: Buffer) {
    // The address and its family are passed on to each socket, though its type does not say so.
    const socket: AgentOptions & { localAddress: string; family: 4 } = {
      localAddress: address,
      family: 4,
      ca: certificate,
    };
    this.#agent = new Agent({ ...socket, keepAlive: true, maxSockets: 6 });
  }

  async call(wanted: Wanted): Promise<Answer> {
    const { type, content } = await contentOf(wanted.body);
    const headers = {
      accept: 'application/json, text/html',
      ...(wanted.token ? { authorization: `Bearer ${wanted.token}` } : {}),
      ...(wanted.idempotencyKey ? { 'idempotency-key': wanted.idempotencyKey } : {}),
      ...(content ? { 'content-type': type, 'content-length': content.length } : {}),
    };

    return this.#send(wanted, headers, content);
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(wanted: Wanted, headers: Record<string, string | number>, content: Buffer | null) {
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(
        wanted.url,
        { method: wanted.method ?? 'GET', agent: this.#agent, headers, timeout: timeoutMs },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      sent.once('timeout', () => sent.destroy(new Error(`silent for ${timeoutMs / 1000} s`)));
      sent.once('error', (error: NodeJS.ErrnoException) => {
        // An idle connection that the proxy has ended meanwhile: browsers take another one, too.
        const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET';
        if (wasIdle) resolve(this.#send(wanted, headers, content));
        else reject(error);
      });
      sent.end(content ?? undefined);
    });
  }
}

async function contentOf(body: object | undefined) {
  if (body === undefined) return { type: '', content: null };
  if (!(body instanceof FormData)) {
    return { type: 'application/json', content: Buffer.from(JSON.stringify(body)) };
  }
  const form = new Response(body);

  return {
    type: form.headers.get('content-type') ?? '',
    content: Buffer.from(await form.arrayBuffer()),
  };
}
