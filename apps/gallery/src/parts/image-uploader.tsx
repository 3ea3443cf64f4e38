import { cover, dataUri } from '@freely/ui/art';
import { ImageUploader, type UploadedImage } from '@freely/ui/image-uploader';
import { useState } from 'react';
import type { GalleryPart } from '../gallery-part.ts';

const IMAGES: UploadedImage[] = (['nails', 'hair', 'massage'] as const).map((category, index) => ({
  id: index + 1,
  src: dataUri(cover({ id: category, category })),
}));

/** Accepts each image as a server would, and shows its type and size. */
function Example() {
  const [images, setImages] = useState(IMAGES);
  const [status, setStatus] = useState('');

  return (
    <>
      <ImageUploader
        label="Photos to show first"
        images={images}
        max={10}
        upload={async (file, { onProgress }) => {
          onProgress(0.5);
          const image = await createImageBitmap(file);
          setStatus(`${file.type}, ${image.width} by ${image.height}, ${file.size} bytes`);
          const id = `${file.name} ${file.size}`;
          setImages((now) => [...now, { id, src: URL.createObjectURL(file) }]);
        }}
        onRemove={(id) => setImages((now) => now.filter((image) => image.id !== id))}
        onReorder={(ids) =>
          setImages((now) => ids.flatMap((id) => now.filter((image) => image.id === id)))
        }
        onRefused={(reason) => setStatus(`Refused: ${reason}`)}
      />
      <output>{status}</output>
    </>
  );
}

export default {
  title: 'Image uploader',
  entryPoint: '@freely/ui/image-uploader',
  about: 'Images to add, sort and remove. Photos too large for the server are scaled down first.',
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
      name: 'With images',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;
