import { lazy, Suspense, useRef, useState } from 'react';
import { AreaMap, type AreaMapProps } from './area-map.tsx';
import { useIsNear } from './use-is-near.ts';

// Only an installation with a key ever asks for it.
const GoogleMap = lazy(() => import('./google-map.tsx'));

export interface PlaceMapProps extends AreaMapProps {
  /** `publicSettings().mapsKey`: with it Google Maps, without it the drawing (D15). */
  mapsKey: string | null;
  /** Of Google's map; an area chooses its own. */
  zoom?: number | undefined;
}

/**
 * Where a place is: Google's map where the installation has a key, else the drawn one. The drawing
 * also stands in until the map comes near the window, while Google's is on its way, and for good
 * when it does not come.
 */
export function PlaceMap({ mapsKey, zoom = 13, ...area }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const [hasFailed, setFailed] = useState(false);
  const drawing = <AreaMap {...area} />;

  return (
    <div ref={frame}>
      {mapsKey && isNear && !hasFailed ? (
        <Suspense fallback={drawing}>
          <GoogleMap
            {...area}
            mapsKey={mapsKey}
            zoom={zoom}
            drawing={drawing}
            onFailure={() => setFailed(true)}
          />
        </Suspense>
      ) : (
        drawing
      )}
    </div>
  );
}
