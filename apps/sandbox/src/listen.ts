import { createServer } from 'node:net';

/** A reason not to start that is told in one line, without a stack. */
export class StartRefused extends Error {}

export interface PortRequest {
  /** What wants the port, for people. */
  name: string;
  port: number;
  /** The environment variable that changes it. */
  variable: string;
}

/** Explains a taken port (D2); any other error passes. */
export function portError(error: unknown, { name, port, variable }: PortRequest): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartRefused(
      `${name}: port ${port} is taken. Free it, or set ${variable} to another.`,
    );
  }
  if (code === 'EACCES') {
    return new StartRefused(`${name}: port ${port} may not be used. Set ${variable} to another.`);
  }
  return error;
}

/** Before anything on disk is touched: another sandbox may be running, with the same folder. */
export async function requireFreePort(request: PortRequest, host: string): Promise<void> {
  if (request.port === 0) return;
  // `localhost` is two addresses, and another program may hold either.
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (const address of addresses) {
    try {
      await probe(request.port, address);
    } catch (error) {
      if (!isMissingAddress(error)) throw portError(error, request);
    }
  }
}

function probe(port: number, address: string): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => server.close(() => resolve()));
  });
}

/** A machine without IPv6 has no ::1. */
function isMissingAddress(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
