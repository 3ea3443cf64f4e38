import { trackPickedPlace } from '@freely/api-client/picked-place';
import { suggestPlaces } from '@freely/api-client/places';
import { type ServiceTypeName, serviceTypes } from '@freely/domain/service-types';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { AddressField } from '@freely/ui/address-field';
import { Button } from '@freely/ui/button';
import { SelectField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { choiceOf } from '../choice.ts';
import styles from '../search-form.module.css';

type Problem = { field: 'address' | 'type'; message: string } | null;

/** The search by address and type of practitioner. The address must be one of the suggestions. */
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
  const [problem, setProblem] = useState<Problem>(null);
  const [isSearching, setIsSearching] = useState(false);

  async function pick(id: string) {
    try {
      const place = await picked.pick(id);
      if (!place) return;
      setText(place.address);
      setProblem(null);
    } catch {
      setProblem({ field: 'address', message: t('search.lookupFailed') });
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsSearching(true);
    try {
      await search();
    } catch {
      setProblem({ field: 'address', message: t('search.lookupFailed') });
    } finally {
      setIsSearching(false);
    }
  }

  async function search() {
    const found = await picked.find(text);
    const wanted = serviceTypes.find((known) => known === type);
    if (!found) {
      setText('');
      setProblem({ field: 'address', message: t('search.addressRequired') });
    } else if (!wanted) {
      setProblem({ field: 'type', message: t('search.typeRequired') });
    } else {
      navigate(siteMap.selectLocation({ ...choiceOf(found), type: wanted }));
    }
  }

  return (
    <search aria-label={t('search.label')}>
      {/* Before this code is there, the browser sends nothing: a form of this method is for dialogs. */}
      <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
        <AddressField
          className={styles.part}
          isBare
          label={t('search.where')}
          placeholder={t('search.placeholder')}
          text={text}
          onTextChange={(typed) => {
            setText(typed);
            picked.clear();
            setProblem(null);
          }}
          onSelect={({ id }) => pick(id)}
          search={suggestPlaces}
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
          onChange={(event) => setType(event.target.value)}
          onFocus={() => problem?.field === 'type' && setProblem(null)}
          aria-invalid={problem?.field === 'type' || undefined}
        />
        <Button type="submit" isPending={isSearching} icon={<Icon of={Search} />}>
          {t('search.submit')}
        </Button>
      </form>
      <p className={styles.problem} role="alert">
        {problem?.message}
      </p>
    </search>
  );
}
