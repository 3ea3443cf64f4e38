// Codes of an authenticator app (RFC 6238), and how it gets its secret.
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const period = 30;
/** Steps before and after the present one, since clocks differ. */
const window = 1;

const appOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, period, digits: 6, secret: Secret.fromBase32(secret) });

/** 160 bits, as RFC 4226 recommends, in the letters that people type. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step that this code is of; null for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = appOf(secret).validate({ token: code, timestamp: now, window });

  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** The QR code that an app scans, as the path of an SVG. */
export function qrOf(
  secret: string,
  issuer: string,
  email: string,
): { path: string; size: number } {
  const { data, size } = encode(appOf(secret, issuer, email).toString(), { border: 2 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );

  return { path: dark.join(''), size };
}
