import { useTranslation } from '@freely/i18n';
import { AddressField } from '@freely/ui/address-field';
import { TextField } from '@freely/ui/field';
import type { AddressLookup } from './address-lookup.ts';
import type { AddressDraft, PlaceProblems } from './place-draft.ts';
import styles from './place-form.module.css';
import { useAddressSearch } from './use-address-search.ts';
import { useProblemMessage } from './use-problem-message.ts';

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
  const { t } = useTranslation('practice/places');
  const messageOf = useProblemMessage();
  const search = useAddressSearch(draft, onChange, lookup, () => onWarn?.(t('problems.notFound')));

  return (
    <>
      <AddressField
        className={styles.wide}
        label={t('find')}
        hint={t('findHint')}
        text={draft.search}
        onTextChange={(text) => text !== draft.search && search.type(text)}
        onSelect={({ id, text }) => void search.pick(id, text)}
        search={lookup.suggest}
        error={messageOf(search.problem ?? problems.search)}
      />
      <TextField
        className={styles.wide}
        label={t('address')}
        hint={t('addressHint')}
        autoComplete="address-line1"
        maxLength={200}
        value={draft.address}
        onChange={(event) => onChange({ ...draft, address: event.target.value })}
        error={messageOf(problems.address)}
      />
      <TextField
        label={t('town')}
        hint={t('townHint')}
        readOnly
        value={draft.town}
        error={messageOf(problems.town)}
      />
      <TextField
        label={t('postcode')}
        autoComplete="postal-code"
        maxLength={8}
        value={draft.postcode}
        onChange={(event) => onChange({ ...draft, postcode: event.target.value })}
        error={messageOf(problems.postcode)}
      />
    </>
  );
}
