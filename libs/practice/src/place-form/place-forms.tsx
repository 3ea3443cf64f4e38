import { useTranslation } from '@freely/i18n';
import { TextField } from '@freely/ui/field';
import { PriceField } from '@freely/ui/price-field';
import { AddressFields } from './address-fields.tsx';
import type { AddressLookup } from './address-lookup.ts';
import { DistanceField } from './distance-field.tsx';
import type { MobileDraft, PlaceProblems, SalonDraft } from './place-draft.ts';
import styles from './place-form.module.css';
import { useProblemMessage } from './use-problem-message.ts';

interface PlaceFormProps<Draft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  lookup: AddressLookup;
  /** From `mobileProblems` or `salonProblems` once they should be shown, and from the server. */
  problems?: PlaceProblems | undefined;
  /** Called for an unknown address or an invalid custom distance: for a toast. */
  onWarn?: ((message: string) => void) | undefined;
}

export type MobileFormProps = PlaceFormProps<MobileDraft>;
export type SalonFormProps = PlaceFormProps<SalonDraft>;

/** The base that a practitioner travels from: address, distance and call-out charge. */
export function MobileForm({ problems = {}, ...props }: MobileFormProps) {
  const { t } = useTranslation('practice/places');
  const messageOf = useProblemMessage();
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
        onOutOfRange={() => onWarn?.(t('warnDistance'))}
        error={messageOf(problems.distance)}
      />
      <PriceField
        label={t('charge')}
        hint={t('chargeHint')}
        step={1}
        value={draft.charge}
        onChange={(charge) => onChange({ ...draft, charge })}
        error={messageOf(problems.charge)}
      />
    </div>
  );
}

/** A salon: its address, and its name if it has one. */
export function SalonForm({ problems = {}, ...props }: SalonFormProps) {
  const { t } = useTranslation('practice/places');
  const messageOf = useProblemMessage();
  const { draft, onChange } = props;

  return (
    <div className={styles.form}>
      <TextField
        className={styles.wide}
        label={t('salonName')}
        hint={t('salonNameHint')}
        autoComplete="organization"
        maxLength={120}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
        error={messageOf(problems.name)}
      />
      <AddressFields {...props} problems={problems} />
    </div>
  );
}
