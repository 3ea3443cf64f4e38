import { PasswordField, TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { MapPin } from 'lucide-react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Text field',
  entryPoint: '@freely/ui/field',
  about:
    'Label above, control, then hint or error in the same place. Fields take what register of react-hook-form gives.',
  states: [
    {
      name: 'Rest',
      content: <TextField className={styles.narrow} label="First name" placeholder="Ada" />,
    },
    {
      name: 'With a hint',
      content: (
        <TextField
          className={styles.narrow}
          label="Phone"
          hint="11 digits. Shared after payment."
          defaultValue="07700900123"
          inputMode="numeric"
        />
      ),
    },
    {
      name: 'Invalid',
      content: (
        <TextField
          className={styles.narrow}
          label="Phone"
          defaultValue="0770"
          error="Phone must have a valid format (e.g. 07...)"
        />
      ),
    },
    {
      name: 'Read-only and disabled',
      content: (
        <>
          <TextField className={styles.narrow} label="Town" defaultValue="London" readOnly />
          <TextField
            className={styles.narrow}
            label="Reviewer 1"
            defaultValue="ada@example.com"
            disabled
          />
        </>
      ),
    },
    {
      name: 'Icon, affix, small',
      content: (
        <>
          <TextField
            className={styles.narrow}
            label="Postcode"
            icon={<Icon of={MapPin} />}
            placeholder="SW11 4NB"
          />
          <TextField className={styles.narrow} label="Discount" affix="%" defaultValue="10" />
          <TextField className={styles.narrow} label="Find" size="sm" />
        </>
      ),
    },
    {
      name: 'Password',
      content: (
        <PasswordField
          className={styles.narrow}
          label="Password"
          labelAside={<a href="#/field">Forgotten it?</a>}
          defaultValue="secret"
        />
      ),
    },
  ],
} satisfies GalleryPart;
