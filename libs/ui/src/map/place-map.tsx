import { lazy, Suspense, useState } from 'react';
import { AreaMap, type AreaMapProps } from './area-map.tsx';

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
 * also stands in while Google's is on its way, and for good when it does not come.
 */
export function PlaceMap({ mapsKey, zoom = 13, ...area }: PlaceMapProps) {
  const [hasFailed, setFailed] = useState(false);
  const drawing = <AreaMap {...area} />;
  if (!mapsKey || hasFailed) return drawing;

  return (
    <Suspense fallback={drawing}>
      <GoogleMap
        {...area}
        mapsKey={mapsKey}
        zoom={zoom}
        drawing={drawing}
        onFailure={() => setFailed(true)}
      />
    </Suspense>
  );
}
