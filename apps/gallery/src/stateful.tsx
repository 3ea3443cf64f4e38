import { type ReactNode, useState } from 'react';

interface StatefulProps<V> {
  initial: V;
  children: (value: V, change: (value: V) => void) => ReactNode;
}

/** Keeps the value of a controlled field. */
export function Stateful<V>({ initial, children }: StatefulProps<V>) {
  const [value, setValue] = useState(initial);

  return children(value, setValue);
}
