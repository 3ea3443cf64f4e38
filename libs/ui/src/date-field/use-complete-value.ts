import { useState } from 'react';

/**
 * The value that a date field shows, and the value that it reports. While a segment is empty React
 * Aria keeps the last complete value; the field reports null then.
 */
export function useCompleteValue<T>(value: T | null, onChange: (value: T | null) => void) {
  const [lastComplete, setLastComplete] = useState<T | null>(null);

  return {
    shown: value ?? lastComplete,
    change(next: T | null) {
      setLastComplete(null);
      onChange(next);
    },
    /** Call it when all segments are filled, and when one is empty again. */
    setComplete(isComplete: boolean) {
      if (!isComplete && value !== null) {
        setLastComplete(value);
        onChange(null);
      }
      // The same value was typed again.
      if (isComplete && value === null && lastComplete !== null) {
        setLastComplete(null);
        onChange(lastComplete);
      }
    },
  };
}
