import { CropDialog } from '@freely/ui/crop-dialog';
import { FileDrop } from '@freely/ui/file-drop';
import { useState } from 'react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

function Example() {
  const [photo, setPhoto] = useState<File | null>(null);
  const [square, setSquare] = useState<{ src: string; words: string }>();

  async function keep(blob: Blob) {
    const picture = await createImageBitmap(blob);
    const words = `${blob.type}, ${picture.width} by ${picture.height}`;
    setSquare({ src: URL.createObjectURL(blob), words });
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
      <output>{square?.words}</output>
      <CropDialog photo={photo} onCrop={keep} onClose={() => setPhoto(null)} />
    </>
  );
}

export default {
  title: 'Square crop',
  door: 'crop-dialog',
  about: 'Which square of a photo to keep: dragged, pinched or scrolled, or by keys alone.',
  states: [
    {
      name: 'Choose a photo',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;
