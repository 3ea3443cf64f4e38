import { placeOf, suggestPlaces } from '@freely/api-client/places';
import { useTranslation } from '@freely/i18n';
import { AddressField } from '@freely/ui/address-field';
import { useRef, useState } from 'react';

export interface Home {
  lat: number;
  lon: number;
}

/** Where a customer lives: roads and the largest distance of a day depend on it. It may stay empty. */
export default function CustomerPlace({ onChange }: { onChange: (home: Home | null) => void }) {
  const { t } = useTranslation('practitioner/why-not');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  // Of two places that were picked quickly, the last one counts.
  const latest = useRef('');

  async function pick(id: string) {
    latest.current = id;
    try {
      const { address, lat, lon } = await placeOf(id);
      if (latest.current !== id) return;
      setText(address);
      onChange({ lat, lon });
    } catch {
      if (latest.current === id) setError(t('homeFailed'));
    }
  }

  return (
    <AddressField
      label={t('home')}
      hint={t('homeHint')}
      text={text}
      error={error}
      onTextChange={(typed) => {
        latest.current = '';
        setText(typed);
        setError(undefined);
        onChange(null);
      }}
      onSelect={({ id }) => void pick(id)}
      search={suggestPlaces}
    />
  );
}
