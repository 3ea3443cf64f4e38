import { useTranslation } from '@freely/i18n';
import {
  APILoadingStatus,
  APIProvider,
  Circle,
  Map as GoogleMapBoard,
  Marker,
  useApiLoadingStatus,
} from '@vis.gl/react-google-maps';
import { type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { AreaMapProps } from './area-map.tsx';
import styles from './map.module.css';

interface GoogleMapProps extends AreaMapProps {
  mapsKey: string;
  zoom: number;
  /** Shown until Google's script is loaded. */
  drawing: ReactNode;
  onFailure: () => void;
}

export default function GoogleMap({ mapsKey, onFailure, ...map }: GoogleMapProps) {
  return (
    // The same language and region as for the address search, so that the script is loaded once.
    <APIProvider apiKey={mapsKey} language="en-GB" region="GB" onError={onFailure}>
      <Board {...map} onFailure={onFailure} />
    </APIProvider>
  );
}

function Board({
  lat,
  lng,
  radiusMetres,
  label,
  href,
  note,
  zoom,
  drawing,
  onFailure,
}: Omit<GoogleMapProps, 'mapsKey'>) {
  const { t } = useTranslation('ui');
  const status = useApiLoadingStatus();
  useKeyRejection(onFailure);
  if (status !== APILoadingStatus.LOADED) return drawing;

  const centre = { lat, lng };

  return (
    <figure className={styles.map}>
      <section aria-label={label} className={styles.frame}>
        <GoogleMapBoard
          className={classNames(styles.google)}
          defaultCenter={centre}
          defaultZoom={zoom}
          gestureHandling="cooperative"
          disableDefaultUI
          zoomControl
          clickableIcons={false}
        >
          {radiusMetres ? (
            <Circle
              center={centre}
              radius={radiusMetres}
              strokeColor={viridian()}
              strokeWeight={2.5}
              fillColor={viridian()}
              fillOpacity={0.18}
            />
          ) : (
            <Marker position={centre} title={label} />
          )}
        </GoogleMapBoard>
      </section>
      <figcaption className={styles.foot}>
        <span>{note}</span>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('map.open')}
          <VisuallyHidden> {t('newTab')}</VisuallyHidden>
        </a>
      </figcaption>
    </figure>
  );
}

/** Google draws on a canvas, where custom properties do not work. */
function viridian(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--art-viridian').trim();
}

const KEY_REJECTED = 'freely:maps-key-refused';

/** When Google rejects the key it calls one global function, for all maps of the page. */
function useKeyRejection(onRejection: () => void) {
  useEffect(() => {
    Object.assign(window, { gm_authFailure: () => window.dispatchEvent(new Event(KEY_REJECTED)) });
    window.addEventListener(KEY_REJECTED, onRejection);

    return () => window.removeEventListener(KEY_REJECTED, onRejection);
  }, [onRejection]);
}
