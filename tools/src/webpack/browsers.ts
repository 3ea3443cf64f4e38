// The oldest browsers the product is built for: the first of each with light-dark() and
// everything else the tokens use, so that nothing has to be compiled away.
const OLDEST = { chrome: 123, firefox: 125, safari: 17.5, ios_saf: 17.5 };

/** As swc wants it. */
export const swcTargets = { chrome: '123', firefox: '125', safari: '17.5', ios: '17.5' };

/** As lightningcss wants it: `major << 16 | minor << 8`. */
export const cssTargets: Record<string, number> = Object.fromEntries(
  Object.entries(OLDEST).map(([name, version]) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
