/** The origins of `npm run dev` (D2): name → environment variable and default. */
const PORTS = {
  shell: ['SHELL_PORT', 4200],
  'mfe-public': ['PUBLIC_PORT', 4201],
  'mfe-booking': ['BOOKING_PORT', 4202],
  'mfe-practitioner': ['PRACTITIONER_PORT', 4203],
  'mfe-admin': ['ADMIN_PORT', 4204],
} as const;

/** The names of the remotes, in the order of D2. */
export const remoteNames = Object.keys(PORTS).filter((name) => name !== 'shell');

export function devPort(app: string, environment = process.env): number {
  if (!(app in PORTS))
    throw new Error(`There is no port for "${app}" in tools/src/webpack/dev-ports.ts.`);
  const [variable, fallback] = PORTS[app as keyof typeof PORTS];

  return Number(environment[variable] ?? fallback);
}

/** The URL of each remote's development server. */
export function devOrigins(): Record<string, string> {
  return Object.fromEntries(
    remoteNames.map((name) => [name, `http://localhost:${devPort(name)}/`]),
  );
}
