// The ports of D2. Each can be changed by its environment variable.
import { createServer } from 'node:net';
import { freePort } from '../free-port.ts';

const defaults = {
  SHELL_PORT: 4200,
  API_PORT: 8090,
  STRIPE_PORT: 4242,
  INBOX_PORT: 8025,
  SMTP_PORT: 1025,
} as const;

export type PortName = keyof typeof defaults;
export type Ports = Record<PortName, number>;

const names = Object.keys(defaults) as PortName[];

export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  return byName((name) => {
    const port = Number(env[name] ?? defaults[name]);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${name} must be a port number: "${env[name]}" is not.`);
    }
    return port;
  });
}

/** Free ports, for a product that runs at the same time as another one. */
export async function unusedPorts(): Promise<Ports> {
  // All probes are open at the same time, so that no port is chosen twice.
  const ports = await Promise.all(names.map(() => freePort()));
  if (new Set(ports).size < ports.length) return unusedPorts();
  return byName((_, index) => ports[index] ?? 0);
}

/** Throws when another program uses one of the ports. */
export async function requireFree(ports: Partial<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (port !== undefined && (await isTaken(port))) {
      throw new Error(
        `Port ${port} is taken: stop the program that uses it, or set ${name} to another port.`,
      );
    }
  }
}

/** Whether a program of this machine listens on the port. */
export async function isTaken(port: number): Promise<boolean> {
  const results = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return results.includes(false);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} needs rights that this account does not have.`));
      }
      // Without IPv6, no program can use the port there.
      else resolve(true);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

function byName(port: (name: PortName, index: number) => number): Ports {
  return Object.fromEntries(names.map((name, index) => [name, port(name, index)])) as Ports;
}
