/** Random numbers that are the same for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  (): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
}

/** A generator for a seed: an xmur3 hash starts mulberry32. */
export function seeded(seed: string): Random {
  let state = hash(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  }

  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('Nothing to pick from');
      return list[Math.floor(next() * list.length)] as T;
    },
  });
}

function hash(text: string): number {
  let bits = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 3432918353);
    bits = (bits << 13) | (bits >>> 19);
  }
  bits = Math.imul(bits ^ (bits >>> 16), 2246822507);
  bits = Math.imul(bits ^ (bits >>> 13), 3266489909);

  return (bits ^ (bits >>> 16)) >>> 0;
}
