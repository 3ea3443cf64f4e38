/** The length of a password (D40). The upper limit only bounds the hashing. */
export const passwordLength = { min: 8, max: 1000 } as const;

/**
 * Counts characters as people do, mostly: an emoji is one, and not the two units that JavaScript counts; so is a
 * letter with its accent, however a device writes it.
 */
export const isLongEnough = (password: string): boolean =>
  [...password.normalize()].length >= passwordLength.min;
