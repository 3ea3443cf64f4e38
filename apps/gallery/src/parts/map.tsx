import { PlaceMap } from '@freely/ui/map';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Map',
  entryPoint: '@freely/ui/map',
  about:
    'Where a place is: Google’s map where the installation has a key, otherwise a drawing to scale (D15).',
  states: [
    {
      name: 'A point',
      content: (
        <PlaceMap
          mapsKey={null}
          lat={51.4721}
          lng={-0.1634}
          label="Common Road Studio"
          href="https://www.openstreetmap.org/"
          note="Near Battersea Park"
        />
      ),
    },
    {
      name: 'An area',
      content: (
        <PlaceMap
          mapsKey={null}
          lat={51.4721}
          lng={-0.1634}
          radiusMetres={1609.34}
          label="Salon area, near Battersea"
          href="https://www.openstreetmap.org/"
          note="The exact address is shared after booking."
        />
      ),
    },
  ],
} satisfies GalleryPart;
