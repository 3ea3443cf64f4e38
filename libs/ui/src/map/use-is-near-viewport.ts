import { type RefObject, useEffect, useState } from 'react';

/** The distance from the viewport that counts as near. */
const MARGIN = '300px';

/** Whether an element has been in or near the viewport. False on the first render. */
export function useIsNearViewport(element: RefObject<Element | null>): boolean {
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
