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
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
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
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portError(error, request)));
    probe.listen(request.port, host, () => probe.close(() => resolve()));
  });
}
