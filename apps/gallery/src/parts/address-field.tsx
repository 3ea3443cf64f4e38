import { AddressField, type AddressSuggestion } from '@freely/ui/address-field';
import { useState } from 'react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

const PLACES = ['SW11 4NB, London', 'SW11 5QL, London', 'Swindon', 'Swansea'];

interface ExampleProps {
  label: string;
  initial?: string;
  error?: string;
  credit?: string;
}

function Example({ label, initial = '', error, credit }: ExampleProps) {
  const [text, setText] = useState(initial);
  const search = async (typed: string): Promise<AddressSuggestion[]> =>
    PLACES.filter((place) => place.toLowerCase().startsWith(typed.toLowerCase())).map((place) => ({
      id: place,
      text: place,
      credit,
    }));

  return (
    <AddressField
      className={styles.narrow}
      label={label}
      text={text}
      onTextChange={setText}
      onSelect={() => {}}
      search={search}
      error={error}
      hint="Pick yours from the list."
      placeholder="SW11 4NB"
    />
  );
}

export default {
  title: 'Address field',
  entryPoint: '@freely/ui/address-field',
  about:
    'An address to pick from a list (D14). Typed text is kept, but only a picked suggestion counts.',
  states: [
    {
      name: 'Empty',
      content: <Example label="Postcode or town" />,
    },
    {
      name: 'With attribution to Google',
      content: <Example label="Address" credit="Google Maps" />,
    },
    {
      name: 'Invalid',
      content: (
        <Example
          label="Your address"
          initial="Nowhere"
          error="Please enter your postcode and select an address from the list."
        />
      ),
    },
  ],
} satisfies GalleryPart;
