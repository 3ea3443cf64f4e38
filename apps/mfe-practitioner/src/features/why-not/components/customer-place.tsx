import { trackPickedPlace } from '@freely/api-client/picked-place';
import { suggestPlaces } from '@freely/api-client/places';
import { useTranslation } from '@freely/i18n';
import { AddressField } from '@freely/ui/address-field';
import { useState } from 'react';

export interface Home {
  lat: number;
  lon: number;
}

/** Where a customer lives: roads, and whether it is too far away, depend on it. It may stay empty. */
export default function CustomerPlace({ onChange }: { onChange: (home: Home | null) => void }) {
  const { t } = useTranslation('practitioner/why-not');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [picked] = useState(trackPickedPlace);

  async function pick(id: string) {
    try {
      const place = await picked.pick(id);
      if (!place) return;
      setText(place.address);
      onChange({ lat: place.lat, lon: place.lon });
    } catch {
      setError(t('homeFailed'));
    }
  }

  return (
    <AddressField
      label={t('home')}
      hint={t('homeHint')}
      text={text}
      error={error}
      onTextChange={(typed) => {
        picked.clear();
        setText(typed);
        setError(undefined);
        onChange(null);
      }}
      onSelect={({ id }) => void pick(id)}
      search={suggestPlaces}
    />
  );
}
