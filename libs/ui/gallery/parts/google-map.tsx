import { PlaceMap } from '@freely/ui/map';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Google’s map',
  door: 'map',
  about: 'The same part with a key (D15). Where the script does not come, the drawing stays.',
  states: [
    {
      name: 'An area',
      content: (
        <PlaceMap
          mapsKey="gallery-key"
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
