import { type RefObject, useEffect, useState } from 'react';

/** How far below the window counts as near. */
const MARGIN = '300px';

/** Whether an element is in sight or about to be; once it was, for good. Never at first. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    watch.observe(element.current);

    return () => watch.disconnect();
  }, [isNear, element]);

  return isNear;
}
