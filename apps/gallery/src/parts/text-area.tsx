import { TextAreaField } from '@freely/ui/field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Text area',
  entryPoint: '@freely/ui/field',
  about: 'Several lines. A counter says how much is left, and the limit holds.',
  states: [
    {
      name: 'Rest',
      content: (
        <TextAreaField
          className={styles.narrow}
          label="About you"
          hint="What you love to do."
          rows={3}
        />
      ),
    },
    {
      name: 'With a counter',
      content: (
        <TextAreaField
          className={styles.narrow}
          label="Your review"
          counter={255}
          defaultValue="On time, kind, and a wonderful massage."
          rows={3}
        />
      ),
    },
    {
      name: 'Invalid',
      content: (
        <TextAreaField
          className={styles.narrow}
          label="Message"
          error="Message is required"
          rows={3}
        />
      ),
    },
  ],
} satisfies GalleryPart;
