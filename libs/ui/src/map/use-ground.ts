import { type RefObject, useEffect, useState } from 'react';
import type { Ground } from './geography.ts';
import type { Frame } from './project.ts';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/** Coast and towns of a drawing once it comes near the viewport; null before, and if they do not load. */
export function useGround(
  element: RefObject<Element | null>,
  { lat, lng, unitsPerMetre }: Frame,
): Ground | null {
  const isNear = useIsNearViewport(element);
  const [ground, setGround] = useState<Ground | null>(null);

  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    import('./geography.ts').then(
      ({ groundAround }) =>
        isCurrent &&
        setGround(groundAround({ lat, lng, unitsPerMetre }, element.current ?? undefined)),
      // The place, its area and the scale are there without them.
      () => {},
    );

    return () => {
      isCurrent = false;
    };
  }, [isNear, element, lat, lng, unitsPerMetre]);

  return ground;
}
