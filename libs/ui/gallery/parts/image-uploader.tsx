import { cover, dataUri } from '@freely/ui/art';
import { ImageUploader, type UploadedImage } from '@freely/ui/image-uploader';
import { useState } from 'react';
import type { GalleryPart } from '../gallery-part.ts';

const PICTURES: UploadedImage[] = (['nails', 'hair', 'massage'] as const).map(
  (category, index) => ({
    id: index + 1,
    src: dataUri(cover({ id: category, category })),
  }),
);

/** Takes each picture after a moment, as a server would, and says what became of it. */
function Example() {
  const [images, setImages] = useState(PICTURES);
  const [said, setSaid] = useState('');

  return (
    <>
      <ImageUploader
        label="Photos to show first"
        images={images}
        max={10}
        upload={async (file, { onShare }) => {
          onShare(0.5);
          const picture = await createImageBitmap(file);
          setSaid(`${file.type}, ${picture.width} by ${picture.height}, ${file.size} bytes`);
          const id = `${file.name} ${file.size}`;
          setImages((now) => [...now, { id, src: URL.createObjectURL(file) }]);
        }}
        onRemove={(id) => setImages((now) => now.filter((image) => image.id !== id))}
        onReorder={(ids) =>
          setImages((now) => ids.flatMap((id) => now.filter((image) => image.id === id)))
        }
        onRefused={(reason) => setSaid(`Refused: ${reason}`)}
      />
      <output>{said}</output>
    </>
  );
}

export default {
  title: 'Image uploader',
  door: 'image-uploader',
  about:
    'Pictures to add by choosing or dropping, to put in order, and to remove. Photos too large for the server are drawn smaller first.',
  states: [
    {
      name: 'Empty',
      content: (
        <ImageUploader
          label="Photos of your place"
          images={[]}
          upload={async () => {}}
          onRemove={() => {}}
          error="Please add image"
        />
      ),
    },
    {
      name: 'With pictures',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;
