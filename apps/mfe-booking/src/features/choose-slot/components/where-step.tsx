import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { ChoiceCards, RadioGroupField, TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import type { SlotChoice } from '../../../journey/journey-store.ts';
import { useWords } from '../../../journey/words.ts';
import styles from '../choose-slot.module.css';
import { Step } from './step.tsx';

interface WhereStepProps {
  practitioner: PractitionerInfo;
  salons: PractitionerServices['salons'];
  choice: SlotChoice;
  onChange: (changes: Partial<SlotChoice>) => void;
  postcodeError: string | undefined;
  postcodeField: Ref<HTMLInputElement>;
}

export function WhereStep({
  practitioner: { name, work_location_types, call_out_charge },
  salons,
  choice,
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
        value={choice.locationType}
        onChange={(locationType) => onChange({ locationType })}
      />
      {choice.locationType === 'salon' && salons.length > 1 && (
        <RadioGroupField
          className={styles.after}
          legend={say('slot.whichSalon')}
          options={salons.map((salon) => ({
            value: String(salon.id),
            label: [salon.name, salon.town].filter(Boolean).join(', '),
          }))}
          value={choice.salonId === null ? null : String(choice.salonId)}
          onChange={(id) => onChange({ salonId: Number(id) })}
        />
      )}
      {choice.locationType === 'mobile' && (
        <TextField
          ref={postcodeField}
          className={styles.after}
          label={say('slot.postcode')}
          icon={<Icon of={MapPin} />}
          autoComplete="postal-code"
          autoCapitalize="characters"
          required
          value={choice.postcode}
          onChange={({ target }) => onChange({ postcode: target.value })}
          error={postcodeError}
        />
      )}
    </Step>
  );
}
