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
    let sizes: ResizeObserver | undefined;
    import('./geography.ts').then(
      ({ groundAround }) => {
        if (!isCurrent) return;
        const draw = () =>
          setGround(groundAround({ lat, lng, unitsPerMetre }, element.current ?? undefined));
        draw();
        // A phone that is turned shows another part of the drawing. Tests have no layout to follow.
        if (typeof ResizeObserver === 'undefined' || !element.current) return;
        sizes = new ResizeObserver(draw);
        sizes.observe(element.current);
      },
      // The place, its area and the scale are there without them.
      () => {},
    );

    return () => {
      isCurrent = false;
      sizes?.disconnect();
    };
  }, [isNear, element, lat, lng, unitsPerMetre]);

  return ground;
}
