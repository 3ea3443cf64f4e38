import { trackPickedPlace } from '@freely/api-client/picked-place';
import { suggestPlaces } from '@freely/api-client/places';
import { type ServiceTypeName, serviceTypes } from '@freely/domain/service-types';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { AddressField } from '@freely/ui/address-field';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, SelectField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { choiceOf } from '../choice.ts';
import styles from '../search-form.module.css';

interface Problems {
  address?: string | undefined;
  type?: string | undefined;
  /** Found by a search just now: the first field that is wrong gets the focus. */
  isNew?: boolean;
}

/** The search by address and type of practitioner, both required. The address must be one of the suggestions. */
export function SearchForm({
  initialType = '',
}: {
  initialType?: ServiceTypeName | '' | undefined;
}) {
  const { t } = useTranslation('public/home');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [picked] = useState(trackPickedPlace);
  const [type, setType] = useState<string>(initialType);
  const [problems, setProblems] = useState<Problems>({});
  const [isSearching, setIsSearching] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems.isNew) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  async function pick(id: string) {
    try {
      const place = await picked.pick(id);
      if (!place) return;
      setText(place.address);
      setProblems(({ type: wrong }) => ({ type: wrong }));
    } catch {
      setProblems({ address: t('search.lookupFailed') });
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsSearching(true);
    try {
      await search();
    } catch {
      setProblems({ address: t('search.lookupFailed'), isNew: true });
    } finally {
      setIsSearching(false);
    }
  }

  async function search() {
    const found = await picked.find(text);
    const wanted = serviceTypes.find((known) => known === type);
    if (found && wanted) {
      navigate(siteMap.selectLocation({ ...choiceOf(found), type: wanted }));
      return;
    }
    if (!found) setText('');
    setProblems({
      address: found ? undefined : t('search.addressRequired'),
      type: wanted ? undefined : t('search.typeRequired'),
      isNew: true,
    });
  }

  return (
    <search aria-label={t('search.label')}>
      {/* Before this code is there, the browser sends nothing: a form of this method is for dialogs. */}
      <form ref={form} className={styles.form} method="dialog" onSubmit={submit} noValidate>
        <AnnouncedErrors when={!problems.isNew}>
          <AddressField
            className={styles.part}
            isBare
            label={t('search.where')}
            placeholder={t('search.placeholder')}
            text={text}
            onTextChange={(typed) => {
              setText(typed);
              picked.clear();
              setProblems(({ type: wrong }) => ({ type: wrong }));
            }}
            onSelect={({ id }) => pick(id)}
            search={suggestPlaces}
            error={problems.address}
          />
          <SelectField
            className={styles.part}
            label={t('search.what')}
            placeholder={t('search.choose')}
            options={serviceTypes.map((value) => ({
              value,
              label: t(`serviceTypes.${value}`),
            }))}
            value={type}
            onChange={(event) => {
              setType(event.target.value);
              setProblems(({ address }) => ({ address }));
            }}
            error={problems.type}
          />
        </AnnouncedErrors>
        <Button type="submit" isPending={isSearching} icon={<Icon of={Search} />}>
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
}
