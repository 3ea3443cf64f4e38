import { createServer, type Server } from 'node:http';
import { type Family, prometheusText } from './prometheus-text.ts';

/**
 * Serves `/metrics` on a port of its own, so that no proxy passes it on to the world.
 * @param collect a failure answers 503: Prometheus then counts the process as down
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  collect: () => Promise<Family[]>,
): Promise<Server> {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = prometheusText(await collect());
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, host, () => listening());
  });
  // It must not keep a stopping process alive.
  server.unref();

  return server;
}
