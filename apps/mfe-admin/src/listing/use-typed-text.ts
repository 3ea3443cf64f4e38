import { useEffect } from 'react';
import { useTypedFilter } from './use-typed-filter.ts';

const DEBOUNCE = 300;

/** The text of a search or filter: `onChange` is called once typing pauses. */
export function useTypedText(inUrl: string, onChange: (text: string) => void) {
  const [typed, type] = useTypedFilter(inUrl, (text) => text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the timer.
  useEffect(() => {
    const text = typed.trim();
    if (text === inUrl) return;
    const timer = setTimeout(() => {
      type(typed, text);
      onChange(text);
    }, DEBOUNCE);

    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, (text: string) => type(text)] as const;
}
