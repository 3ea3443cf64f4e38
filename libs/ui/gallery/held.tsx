import { type ReactNode, useState } from 'react';

interface HeldProps<V> {
  start: V;
  children: (value: V, change: (value: V) => void) => ReactNode;
}

/** Holds the value of a field that does not hold it itself. */
export function Held<V>({ start, children }: HeldProps<V>) {
  const [value, setValue] = useState(start);

  return children(value, setValue);
}
