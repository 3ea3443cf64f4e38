import { FileDrop } from '@freely/ui/file-drop';
import { FileText } from 'lucide-react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'File drop',
  entryPoint: '@freely/ui/file-drop',
  about: 'A frame to drop files on or to press: the native file input, spread over it.',
  states: [
    {
      name: 'Rest',
      content: (
        <FileDrop
          className={styles.narrow}
          label="Add a document"
          about="PDF, up to 5 MB"
          accept="application/pdf"
          icon={FileText}
          onFiles={() => {}}
        />
      ),
    },
    {
      name: 'Invalid',
      content: (
        <FileDrop
          className={styles.narrow}
          label="Add photos"
          multiple
          error="Please add image"
          onFiles={() => {}}
        />
      ),
    },
    {
      name: 'Disabled',
      content: (
        <FileDrop
          className={styles.narrow}
          label="Add photos"
          about="You have ten already"
          disabled
          onFiles={() => {}}
        />
      ),
    },
  ],
} satisfies GalleryPart;
