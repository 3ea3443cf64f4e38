// The oldest supported browsers: the first versions with light-dark() and everything else that the
// tokens use, so that nothing needs to be compiled away.
const OLDEST = { chrome: 123, firefox: 125, safari: 17.5, ios_saf: 17.5 };

/** In the format of swc. */
export const swcTargets = { chrome: '123', firefox: '125', safari: '17.5', ios: '17.5' };

/** In the format of lightningcss: `major << 16 | minor << 8`. */
export const cssTargets: Record<string, number> = Object.fromEntries(
  Object.entries(OLDEST).map(([name, version]) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
