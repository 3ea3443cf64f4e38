import { lazy, Suspense, useRef, useState } from 'react';
import { AreaMap, type AreaMapProps } from './area-map.tsx';
import { useIsNearViewport } from './use-is-near-viewport.ts';

// Loaded only by installations that have a key.
const GoogleMap = lazy(() => import('./google-map.tsx'));

export interface PlaceMapProps extends AreaMapProps {
  /** `publicSettings().mapsKey`: Google Maps with a key, the drawing without (D15). */
  mapsKey: string | null;
  /** The zoom of Google's map, for a marker; an area is fitted. */
  zoom?: number | undefined;
}

/**
 * Where a place is: Google's map where the installation has a key, otherwise the drawing. The
 * drawing is also shown until the map comes near the viewport, while Google's script loads, and when
 * it fails to load.
 */
export function PlaceMap({ mapsKey, zoom = 13, ...area }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(frame);
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
