import { SelectField } from '@freely/ui/field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

const OPTIONS = [
  { value: 'beautician', label: 'Beautician' },
  { value: 'hairdresser', label: 'Hairdresser' },
  { value: 'massage_therapist', label: 'Massage therapist' },
];

export default {
  title: 'Select',
  entryPoint: '@freely/ui/field',
  about: 'One option of a list: the native select, with the picker that each phone provides.',
  states: [
    {
      name: 'Rest',
      content: (
        <SelectField
          className={styles.narrow}
          label="Practitioner"
          options={OPTIONS}
          defaultValue="massage_therapist"
        />
      ),
    },
    {
      name: 'Nothing chosen',
      content: (
        <SelectField
          className={styles.narrow}
          label="Practitioner"
          placeholder="Anyone"
          options={OPTIONS}
          hint="Leave it open to see everyone."
        />
      ),
    },
    {
      name: 'Invalid',
      content: (
        <SelectField
          className={styles.narrow}
          label="Practitioner"
          placeholder="Choose"
          options={OPTIONS}
          error="Practitioner`s type field is required"
        />
      ),
    },
    {
      name: 'Small and disabled',
      content: (
        <>
          <SelectField
            className={styles.narrow}
            label="Rows"
            size="sm"
            options={[{ value: '10', label: '10' }]}
          />
          <SelectField className={styles.narrow} label="Practitioner" options={OPTIONS} disabled />
        </>
      ),
    },
  ],
} satisfies GalleryPart;
