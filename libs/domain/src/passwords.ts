/** The length of a password, in UTF-16 units (D40). The upper limit only bounds the hashing. */
export const passwordLength = { min: 8, max: 1000 } as const;
