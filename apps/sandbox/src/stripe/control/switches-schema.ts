import type { Switches, SwitchesPatch } from './switches.ts';

type Json = Record<string, unknown>;

/** Parses a change of switches; returns an error message when it is invalid. */
export function readSwitches(body: unknown): SwitchesPatch | string {
  if (!isHash(body)) return 'Send a JSON object with api, webhooks or enforce_balance.';
  const unknown = Object.keys(body).find(
    (name) => !['api', 'webhooks', 'enforce_balance'].includes(name),
  );
  if (unknown !== undefined) return `There is no switch ${unknown}.`;
  try {
    return {
      api: body.api === undefined ? undefined : readApi(body.api),
      webhooks: body.webhooks === undefined ? undefined : readWebhooks(body.webhooks),
      enforce_balance:
        body.enforce_balance === undefined ? undefined : body.enforce_balance === true,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readApi(given: unknown): Partial<Switches['api']> {
  const api = only(given, 'api', ['slow', 'fail', 'cut']);
  return {
    ...(api.slow !== undefined && { slow: readSlow(api.slow) }),
    ...(api.fail !== undefined && { fail: readFail(api.fail) }),
    ...(api.cut !== undefined && { cut: readCut(api.cut) }),
  };
}

function readSlow(given: unknown): Switches['api']['slow'] {
  if (given === null) return null;
  const slow = only(given, 'api.slow', ['ms', 'match']);
  return { ms: count(slow, 'ms', 0), match: text(slow, 'match') };
}

function readFail(given: unknown): Switches['api']['fail'] {
  if (given === null) return null;
  const fail = only(given, 'api.fail', ['count', 'status', 'match']);
  return {
    count: count(fail, 'count', 1),
    status: count(fail, 'status', 500),
    match: text(fail, 'match'),
  };
}

function readCut(given: unknown): Switches['api']['cut'] {
  if (given === null) return null;
  const cut = only(given, 'api.cut', ['count', 'when', 'match']);
  const when = cut.when ?? 'after';
  if (when !== 'before' && when !== 'after') {
    throw new Error('api.cut.when must be before or after.');
  }
  return { count: count(cut, 'count', 1), when, match: text(cut, 'match') };
}

function readWebhooks(given: unknown): Partial<Switches['webhooks']> {
  const numbers = [
    'slow_ms',
    'copies',
    'reorder',
    'reorder_wait_ms',
    'drop',
    'drop_every',
  ] as const;
  const webhooks = only(given, 'webhooks', ['match', 'enabled_events', ...numbers]);
  return {
    ...(webhooks.match !== undefined && { match: text(webhooks, 'match') }),
    ...(webhooks.enabled_events !== undefined && { enabled_events: types(webhooks) }),
    ...Object.fromEntries(
      numbers
        .filter((name) => webhooks[name] !== undefined)
        .map((name) => [name, count(webhooks, name, 0)]),
    ),
  };
}

function only(given: unknown, where: string, names: readonly string[]): Json {
  if (!isHash(given)) throw new Error(`${where} must be an object with ${names.join(', ')}.`);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no switch ${where}.${unknown}.`);
  return given;
}

function count(hash: Json, name: string, defaultValue: number): number {
  const value = hash[name] ?? defaultValue;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new Error(`${name} must be a whole number.`);
  }
  return value;
}

function text(hash: Json, name: string): string {
  const value = hash[name] ?? '';
  if (typeof value !== 'string') throw new Error(`${name} must be a string.`);
  return value;
}

function types({ enabled_events: given }: Json): string[] {
  if (!Array.isArray(given) || given.some((each) => typeof each !== 'string')) {
    throw new Error('enabled_events must be a list of types.');
  }
  return given;
}

function isHash(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
