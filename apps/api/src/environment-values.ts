// What the value of a variable of the environment may be.
import * as v from 'valibot';

export const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);
export const WebUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/\S+$/, 'must be a web URL'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
export const urlWithScheme = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    ),
  );
/** Keys of the platform, read by its own functions; unset without any. */
export function keyOf<T>(read: (text: string, variable: string) => T, variable: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isReadable(() => read(text, variable)), 'must be id=key'),
      v.transform((text) => read(text, variable)),
    ),
  );
}
function isReadable(read: () => unknown): boolean {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
}
export const List = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((item) => item !== '')),
);
/** `false`, the number of proxies in front, or their IP addresses. */
export const TrustedProxies = v.pipe(
  v.string(),
  v.transform((text) => {
    if (text === 'false') return false;
    const proxies = Number(text);
    return Number.isInteger(proxies) ? (_: string, hop: number) => hop < proxies : text;
  }),
);

export const DataKey = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64')),
  v.check((key) => key.length === 32, 'must be 32 bytes in base64'),
);

/** Unchanged without a password. */
export function urlWithPassword(url: string, password: string | undefined): string {
  if (password === undefined) return url;
  const changed = new URL(url);
  changed.password = encodeURIComponent(password);

  return changed.href;
}
