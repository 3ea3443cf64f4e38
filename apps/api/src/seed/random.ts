/** A pseudo-random generator with the same results on every run (D3). */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `from` to `to`, both inclusive. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different elements, or all if there are fewer, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  /** Distributed around 0, rarely beyond 2 or -2. */
  spread(): number;
}

/** Each name has its own generator, so that a change in one place does not affect the others. */
export function seededRandom(name: string): Random {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);

  // A Weyl sequence with mixing: short, and uniform enough for demo data.
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);

    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(next() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from');

    return picked;
  };

  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => {
        const index = Math.floor(next() * rest.length);
        return rest.splice(index, 1);
      }).flat();
    },
    spread: () => (next() + next() + next() - 1.5) * 1.6,
  };
}
