import { TextField } from '../field/index.ts';
import { PriceField } from '../price-field/index.ts';
import type { AddressBook } from './address-book.ts';
import { AddressFields } from './address-fields.tsx';
import { DistanceField } from './distance-field.tsx';
import type { MobileDraft, PlaceProblems, SalonDraft } from './place-draft.ts';
import styles from './place-form.module.css';
import { useProblemWords } from './use-problem-words.ts';
import { usePlaceWords } from './words.ts';

interface PlaceFormProps<Draft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  book: AddressBook;
  /** From `mobileProblems` or `salonProblems` when it is time to tell, and from the server. */
  problems?: PlaceProblems | undefined;
  /** An address that is not there, or a custom distance that cannot be: for a notice. */
  onWarn?: ((message: string) => void) | undefined;
}

export type MobileFormProps = PlaceFormProps<MobileDraft>;
export type SalonFormProps = PlaceFormProps<SalonDraft>;

/** The base that a practitioner travels from: address, distance and call-out charge. */
export function MobileForm({ problems = {}, ...props }: MobileFormProps) {
  const t = usePlaceWords();
  const words = useProblemWords();
  const { draft, onChange, onWarn } = props;

  return (
    <div className={styles.form}>
      <AddressFields {...props} problems={problems} />
      <DistanceField
        miles={draft.distance}
        isCustom={draft.isCustomDistance}
        onChange={(distance, isCustomDistance) =>
          onChange({ ...draft, distance, isCustomDistance })
        }
        onOutOfRange={() => onWarn?.(t('place.warnDistance'))}
        error={words(problems.distance)}
      />
      <PriceField
        label={t('place.charge')}
        hint={t('place.chargeHint')}
        step={1}
        value={draft.charge}
        onChange={(charge) => onChange({ ...draft, charge })}
        error={words(problems.charge)}
      />
    </div>
  );
}

/** A salon: where it is, and what it is called if it has a name. */
export function SalonForm({ problems = {}, ...props }: SalonFormProps) {
  const t = usePlaceWords();
  const words = useProblemWords();
  const { draft, onChange } = props;

  return (
    <div className={styles.form}>
      <TextField
        className={styles.wide}
        label={t('place.salonName')}
        hint={t('place.salonNameHint')}
        autoComplete="organization"
        maxLength={120}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
        error={words(problems.name)}
      />
      <AddressFields {...props} problems={problems} />
    </div>
  );
}
