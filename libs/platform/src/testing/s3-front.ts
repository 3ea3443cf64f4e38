import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/**
 * What s3rver lacks of S3 stands before it: conditional writes, and writes that nobody sees half of.
 *
 * s3rver writes an object in place, in three files. A reader beside a writer gets half of an object,
 * an error, or a length that never arrives. So it is given one request at a time. The writers of a test
 * race all the same: for their place in the queue.
 *
 * @param port of s3rver
 * @param answers asked before each request; false if the request is left alone
 */
export function s3Front(port: number, answers: (request: IncomingMessage) => boolean): Server {
  const existing = new Set<string>();
  let creating: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: name = '' } = request;
    const isCreation = method === 'PUT' && request.headers['if-none-match'] === '*';
    if (isCreation && existing.has(name)) return refuse(request, response, 412);
    creating = isCreation ? name : null;
    await pass(request, response, port);
    creating = null;
    if (method === 'PUT' && response.statusCode === 200) existing.add(name);
    if (method === 'DELETE') existing.delete(name);
  }

  return createServer((request, response) => {
    if (!answers(request)) return;
    const { method, url: name = '' } = request;
    const isCreation = method === 'PUT' && request.headers['if-none-match'] === '*';
    // As Amazon describes it: of two that create at the same time, one may be told to try again.
    // That is as long as the other one writes, not as long as it waits for its turn here.
    if (isCreation && creating === name) return refuse(request, response, 409);
    last = last.then(() => serve(request, response));
  });
}

const CODES = { 409: 'ConditionalRequestConflict', 412: 'PreconditionFailed' };

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof CODES,
): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${CODES[status]}</Code></Error>`);
}

/** With its own `Host`, which is part of what a client signs. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  if (request.socket.destroyed) return;
  const { method, url, headers } = request;
  const ended = new Promise((resolve) => response.once('close', resolve));
  const onward = forward(
    { host: '127.0.0.1', agent: false, port, method, path: url, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
  await ended;
  onward.destroy();
}
