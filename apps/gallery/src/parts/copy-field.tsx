import { CopyField } from '@freely/ui/copy-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Copy field',
  entryPoint: '@freely/ui/copy-field',
  about: 'A text to copy with one press.',
  states: [
    {
      name: 'Rest',
      content: (
        <CopyField
          className={styles.narrow}
          label="Your calendar URL"
          value="https://freely.example/calendar/2f8c1d.ics"
          hint="Anyone who has it can read your bookings."
        />
      ),
    },
  ],
} satisfies GalleryPart;
