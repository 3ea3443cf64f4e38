import { dataUri, portrait } from '@freely/ui/art';
import { Avatar } from '@freely/ui/avatar';
import { Row } from '@freely/ui/layout';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Avatar',
  entryPoint: '@freely/ui/avatar',
  about: 'A face beside its name. Without a photo it is a monogram that is the same everywhere.',
  states: [
    {
      name: 'Monograms',
      content: (
        <Row gap={3}>
          {['Amara Osei', 'Bea Lund', 'Cai Howell', 'Dina Patel'].map((name) => (
            <Avatar key={name} id={name} name={name} />
          ))}
        </Row>
      ),
    },
    {
      name: 'Photo and sizes',
      content: (
        <Row gap={3}>
          <Avatar id="1" name="Ada" src={dataUri(portrait({}))} size={36} />
          <Avatar id="1" name="Ada" src={dataUri(portrait({}))} />
          <Avatar id="1" name="Ada" src={dataUri(portrait({}))} size={96} isSquare />
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;
