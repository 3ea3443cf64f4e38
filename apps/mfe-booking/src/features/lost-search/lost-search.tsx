import type { Place } from '@freely/api-client/contract';
import { trackPickedPlace } from '@freely/api-client/picked-place';
import { suggestPlaces } from '@freely/api-client/places';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { type PlaceChoice, siteMap } from '@freely/shell-sdk/site-map';
import { AddressField } from '@freely/ui/address-field';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './lost-search.module.css';

/** On the shell's page for what was not found: a postcode leads to the search, filled in. */
export function LostSearch() {
  const { t } = useTranslation('booking/lost-search');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [picked] = useState(trackPickedPlace);
  const [isSearching, setSearching] = useState(false);

  async function pick(id: string) {
    const place = await picked.pick(id).catch(() => null);
    if (place) setText(place.address);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSearching(true);
    // What cannot be found here is asked for again by the search itself.
    const place = await picked.find(text).catch(() => null);
    void navigate(siteMap.servicesSearch(place ? choiceOf(place) : undefined));
  }

  return (
    <search aria-label={t('search')}>
      <form className={styles.slab} onSubmit={(event) => void submit(event)} noValidate>
        <AddressField
          label={t('postcode')}
          placeholder={t('placeholder')}
          text={text}
          onTextChange={(typed) => {
            setText(typed);
            picked.clear();
          }}
          onSelect={({ id }) => void pick(id)}
          search={suggestPlaces}
        />
        <Button type="submit" isPending={isSearching} icon={<Icon of={Search} />}>
          {t('find')}
        </Button>
      </form>
    </search>
  );
}

function choiceOf({ address, town, lat, lon }: Place): PlaceChoice {
  return { address, town, lat: lat.toFixed(7), lon: lon.toFixed(7) };
}
