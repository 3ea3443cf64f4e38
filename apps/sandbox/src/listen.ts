/** A reason not to start that is told in one line, without a stack. */
export class StartRefused extends Error {}

interface PortRequest {
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
