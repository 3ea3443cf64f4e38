import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { ChoiceCards, RadioGroupField, TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { MapPin } from 'lucide-react';
import { memo, type Ref } from 'react';
import type { SlotChoice } from '../../../journey/journey-store.ts';
import { useWords } from '../../../journey/words.ts';
import styles from '../choose-slot.module.css';
import { Step } from './step.tsx';

interface WhereStepProps extends Pick<SlotChoice, 'locationType' | 'salonId' | 'postcode'> {
  practitioner: PractitionerInfo;
  salons: PractitionerServices['salons'];
  onChange: (changes: Partial<SlotChoice>) => void;
  postcodeError: string | undefined;
  postcodeField: Ref<HTMLInputElement>;
}

/** Memoized: it does not depend on the day or the time. */
export const WhereStep = memo(function WhereStep({
  practitioner: { name, work_location_types, call_out_charge },
  salons,
  locationType,
  salonId,
  postcode,
  onChange,
  postcodeError,
  postcodeField,
}: WhereStepProps) {
  const say = useWords();
  const charge = call_out_charge
    ? say('slot.mobileCharge', { amount: formatPounds(call_out_charge) })
    : say('slot.mobileFree');
  const places = [
    { value: 'mobile' as const, label: say('slot.mobile'), description: charge },
    {
      value: 'salon' as const,
      label: say('slot.salon', { name }),
      description: say('slot.salonText'),
    },
  ].filter(({ value }) => work_location_types[value]);

  return (
    <Step number={1} title={say('slot.where')}>
      <ChoiceCards
        legend={say('slot.where')}
        isLegendHidden
        options={places}
        value={locationType}
        onChange={(chosen) => onChange({ locationType: chosen })}
      />
      {locationType === 'salon' && salons.length > 1 && (
        <RadioGroupField
          className={styles.after}
          legend={say('slot.whichSalon')}
          options={salons.map((salon) => ({
            value: String(salon.id),
            label: [salon.name, salon.town].filter(Boolean).join(', '),
          }))}
          value={salonId === null ? null : String(salonId)}
          onChange={(id) => onChange({ salonId: Number(id) })}
        />
      )}
      {locationType === 'mobile' && (
        <TextField
          ref={postcodeField}
          className={styles.after}
          label={say('slot.postcode')}
          icon={<Icon of={MapPin} />}
          autoComplete="postal-code"
          autoCapitalize="characters"
          required
          value={postcode}
          onChange={({ target }) => onChange({ postcode: target.value })}
          error={postcodeError}
        />
      )}
    </Step>
  );
});
