import { AddressField } from '@freely/ui/address-field';
import { TextField } from '@freely/ui/field';
import type { AddressLookup } from './address-lookup.ts';
import type { AddressDraft, PlaceProblems } from './place-draft.ts';
import styles from './place-form.module.css';
import { useAddressSearch } from './use-address-search.ts';
import { useProblemWords } from './use-problem-words.ts';
import { usePlaceWords } from './words.ts';

interface AddressFieldsProps<Draft extends AddressDraft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  lookup: AddressLookup;
  problems: PlaceProblems;
  onWarn?: ((message: string) => void) | undefined;
}

/** An address that is picked from a list. It fills in the town, which cannot be typed. */
export function AddressFields<Draft extends AddressDraft>({
  draft,
  onChange,
  lookup,
  problems,
  onWarn,
}: AddressFieldsProps<Draft>) {
  const t = usePlaceWords();
  const words = useProblemWords();
  const search = useAddressSearch(draft, onChange, lookup, () =>
    onWarn?.(t('place.problems.notFound')),
  );

  return (
    <>
      <AddressField
        className={styles.wide}
        label={t('place.find')}
        hint={t('place.findHint')}
        text={draft.search}
        onTextChange={(text) => text !== draft.search && search.type(text)}
        onSelect={({ id, text }) => void search.pick(id, text)}
        search={lookup.suggest}
        error={words(search.problem ?? problems.search)}
      />
      <TextField
        className={styles.wide}
        label={t('place.address')}
        hint={t('place.addressHint')}
        autoComplete="address-line1"
        maxLength={200}
        value={draft.address}
        onChange={(event) => onChange({ ...draft, address: event.target.value })}
        error={words(problems.address)}
      />
      <TextField
        label={t('place.town')}
        hint={t('place.townHint')}
        readOnly
        value={draft.town}
        error={words(problems.town)}
      />
      <TextField
        label={t('place.postcode')}
        autoComplete="postal-code"
        maxLength={8}
        value={draft.postcode}
        onChange={(event) => onChange({ ...draft, postcode: event.target.value })}
        error={words(problems.postcode)}
      />
    </>
  );
}
