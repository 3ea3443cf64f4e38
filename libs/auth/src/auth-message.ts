import { getI18n, type ParseKeys } from '@freely/i18n';

/** The messages of guards (spec 1 §8, spec 2 §8, spec 3 §2.4). The shell loads them before it starts. */
export function authMessage(key: ParseKeys<'auth'>): string {
  return getI18n().t(key, { ns: 'auth' });
}
