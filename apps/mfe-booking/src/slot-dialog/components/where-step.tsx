import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { ChoiceCards, RadioGroupField, TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { MapPin } from 'lucide-react';
import { memo, type Ref } from 'react';
import type { SlotChoice } from '../../journey/journey.ts';
import { salonName } from '../../journey/salon-name.ts';
import styles from '../slot-dialog.module.css';
import { Step } from './step.tsx';

interface WhereStepProps extends Pick<SlotChoice, 'locationType' | 'salonId' | 'postcode'> {
  practitioner: PractitionerInfo;
  salons: PractitionerServices['salons'];
  onChange: (changes: Partial<SlotChoice>) => void;
  postcodeError: string | undefined;
  postcodeField: Ref<HTMLInputElement>;
  /** Leads to those who come to the postcode, when this practitioner does not. */
  otherPractitioners: string | null;
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
  otherPractitioners,
}: WhereStepProps) {
  const { t } = useTranslation('booking/slots');
  const charge = call_out_charge
    ? t('slot.mobileCharge', { amount: formatPounds(call_out_charge) })
    : t('slot.mobileFree');
  const places = [
    { value: 'mobile' as const, label: t('slot.mobile'), description: charge },
    {
      value: 'salon' as const,
      label: t('slot.salon', { name }),
      description: t('slot.salonText'),
    },
  ].filter(({ value }) => work_location_types[value]);

  return (
    <Step number={1} title={t('slot.where')}>
      <ChoiceCards
        legend={t('slot.where')}
        isLegendHidden
        options={places}
        value={locationType}
        onChange={(chosen) => onChange({ locationType: chosen })}
      />
      {locationType === 'salon' && salons.length > 1 && (
        <RadioGroupField
          className={styles.after}
          legend={t('slot.whichSalon')}
          options={salons.map((salon) => ({
            value: String(salon.id),
            label: salonName(salon),
          }))}
          value={salonId === null ? null : String(salonId)}
          onChange={(id) => onChange({ salonId: Number(id) })}
        />
      )}
      {locationType === 'mobile' && (
        <TextField
          ref={postcodeField}
          className={styles.after}
          label={t('slot.postcode')}
          icon={<Icon of={MapPin} />}
          autoComplete="postal-code"
          autoCapitalize="characters"
          required
          value={postcode}
          onChange={({ target }) => onChange({ postcode: target.value })}
          error={postcodeError}
        />
      )}
      {otherPractitioners && (
        <Link className={buttonClass({ variant: 'secondary', size: 'sm' })} to={otherPractitioners}>
          {t('slot.whoComes')}
        </Link>
      )}
    </Step>
  );
});
