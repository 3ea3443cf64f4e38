import { useEffect, useState } from 'react';

/**
 * Takes the focus to the first field with a mistake, once mistakes are told: they may stand far
 * above the button that was pressed. Answers what to call when something is wrong.
 */
export function useProblemFocus(): () => void {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [times]);

  return () => setTimes((before) => before + 1);
}
