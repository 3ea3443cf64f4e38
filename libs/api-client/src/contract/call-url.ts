type Values = Readonly<Record<string, unknown>>;

/** The path of a call with its params filled in. */
export function fillPath(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The query of a call: lists are repeated, undefined values are left out. */
export function queryPairs(query: Values = {}): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) pairs.append(name, String(one));
  }

  return pairs;
}
