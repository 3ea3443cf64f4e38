// Shared by the page's script and the frames: plain functions, no imports.

/** `{a: {b: 1}}` as `a[b]=1`, the format of Stripe's API; null and undefined are left out. */
export function encodeForm(values: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') {
      form.append(name, String(value));
      return;
    }
    for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return form;
}
