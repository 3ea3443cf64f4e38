/** What a rule of the contract says: a message of `locales/<language>/<catalogue>.json`, and what it names. */
export interface RuleMessage {
  readonly catalogue: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Reads the message of a rule: Valibot's messages are strings, so `rules.text.long?max=500` names the catalogue,
 * the key and its values. It is worded where it is read, by the browser or by the API. Null for Valibot's own
 * messages, which are for developers.
 */
export function parseRule(message: string): RuleMessage | null {
  const [, catalogue, key, values] = /^([a-z]+)\.([\w.]+)(?:\?(.*))?$/.exec(message) ?? [];
  if (catalogue === undefined || key === undefined) return null;

  return { catalogue, key, values: Object.fromEntries(new URLSearchParams(values)) };
}
