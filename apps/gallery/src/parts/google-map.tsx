import { PlaceMap } from '@freely/ui/map';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Google’s map',
  entryPoint: '@freely/ui/map',
  about: 'The map with an API key (D15). If the script does not load, the drawing stays.',
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
