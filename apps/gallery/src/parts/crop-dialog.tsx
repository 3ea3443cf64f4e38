import { CropDialog } from '@freely/ui/crop-dialog';
import { FileDrop } from '@freely/ui/file-drop';
import { useState } from 'react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

function Example() {
  const [photo, setPhoto] = useState<File | null>(null);
  const [square, setSquare] = useState<{ src: string; description: string }>();

  async function keep(blob: Blob) {
    const image = await createImageBitmap(blob);
    const description = `${blob.type}, ${image.width} by ${image.height}`;
    setSquare({ src: URL.createObjectURL(blob), description });
    setPhoto(null);
  }

  return (
    <>
      <FileDrop
        className={styles.narrow}
        label="Choose a photo of you"
        accept="image/*"
        onFiles={([file]) => setPhoto(file ?? null)}
      />
      {square && (
        <img src={square.src} alt="You, as others will see you" width={160} height={160} />
      )}
      <output>{square?.description}</output>
      <CropDialog photo={photo} onCrop={keep} onClose={() => setPhoto(null)} />
    </>
  );
}

export default {
  title: 'Square crop',
  entryPoint: '@freely/ui/crop-dialog',
  about: 'Crops a photo to a square: by dragging, pinching, scrolling, or by keyboard alone.',
  states: [
    {
      name: 'Choose a photo',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;
