import { createServer } from 'node:net';

/** An error that ends the start and is reported in one line, without a stack trace. */
export class StartupError extends Error {}

export interface PortRequest {
  /** The name of the service that listens on the port, for error messages. */
  name: string;
  port: number;
  /** The environment variable that changes it. */
  variable: string;
}

/** Explains a taken port (D2); returns any other error unchanged. */
export function portError(error: unknown, { name, port, variable }: PortRequest): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `${name}: port ${port} is taken. Free it, or set ${variable} to another.`,
    );
  }
  if (code === 'EACCES') {
    return new StartupError(`${name}: port ${port} may not be used. Set ${variable} to another.`);
  }
  return error;
}

/** Called before any file is opened: another sandbox may be running with the same folder. */
export async function requireFreePort(request: PortRequest, host: string): Promise<void> {
  if (request.port === 0) return;
  // `localhost` has two IP addresses, and another program may use the port on either.
  const ips = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (const ip of ips) {
    try {
      await probe(request.port, ip);
    } catch (error) {
      if (!isMissingIp(error)) throw portError(error, request);
    }
  }
}

function probe(port: number, ip: string): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, ip, () => server.close(() => resolve()));
  });
}

/** A machine without IPv6 has no ::1. */
function isMissingIp(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
