import { useState } from 'react';

/**
 * What a date field shows, and what it tells. While a part is empty React Aria goes on with the last
 * whole value; to whoever asked for it there is none then.
 */
export function useWholeValue<T>(value: T | null, onChange: (value: T | null) => void) {
  const [held, setHeld] = useState<T | null>(null);

  return {
    shown: value ?? held,
    change(next: T | null) {
      setHeld(null);
      onChange(next);
    },
    /** Called whenever parts became whole, or no longer are. */
    tellWhole(isWhole: boolean) {
      if (!isWhole && value !== null) {
        setHeld(value);
        onChange(null);
      }
      // The same was typed again.
      if (isWhole && value === null && held !== null) {
        setHeld(null);
        onChange(held);
      }
    },
  };
}
