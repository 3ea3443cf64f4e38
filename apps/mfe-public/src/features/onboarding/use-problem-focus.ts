import { useEffect, useState } from 'react';

/**
 * Moves the focus to the first invalid field after errors are shown: it may be far above the
 * button that was pressed. Returns the function to call when a submit found errors.
 */
export function useProblemFocus(): () => void {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [times]);

  return () => setTimes((before) => before + 1);
}
