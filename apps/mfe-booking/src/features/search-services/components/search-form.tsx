import type { ServiceType } from '@freely/api-client/contract';
import { trackPickedPlace } from '@freely/api-client/picked-place';
import { suggestPlaces } from '@freely/api-client/places';
import { useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { AddressField } from '@freely/ui/address-field';
import { Button } from '@freely/ui/button';
import { SelectField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { JourneySearch } from '../../../journey/search-params.ts';
import styles from '../search-services.module.css';

type ChosenPlace = Pick<JourneySearch, 'address' | 'town' | 'lat' | 'lon'>;

interface SearchFormProps {
  place: ChosenPlace | null;
  type: ServiceType | null;
  types: readonly ServiceType[];
  /** What follows, once the place and the service are known. */
  nextHref: (found: ChosenPlace & { type: ServiceType }) => string;
  submitText: string;
}

interface Values {
  address: string;
  type: ServiceType | '';
}

/** The address must be picked from the list, or be a text that can only mean one place. */
export function SearchForm({
  place: initialPlace,
  type,
  types,
  nextHref,
  submitText,
}: SearchFormProps) {
  const { t } = useTranslation('booking/search');
  const { t: tJourney } = useTranslation('booking/journey');
  const navigate = useNavigate();
  const form = useForm<Values>({
    defaultValues: { address: initialPlace?.address ?? '', type: type ?? '' },
    shouldFocusError: true,
  });
  const { control, register, setValue, setError, clearErrors, getValues, formState } = form;
  const { errors, isSubmitting } = formState;

  const [picked] = useState(trackPickedPlace);

  async function pick(id: string) {
    try {
      const place = await picked.pick(id);
      if (!place) return;
      setValue('address', place.address);
      clearErrors('address');
    } catch {
      showToast({ tone: 'error', title: t('searchServices.addressUnavailable') });
    }
  }

  async function resolvePlace(): Promise<ChosenPlace | null> {
    const { address } = getValues();
    // The place of the URL, until something else is in the field.
    if (initialPlace?.address === address) return initialPlace;

    try {
      const found = await picked.find(address);
      if (found) return found;
    } catch {
      setError('address', { message: t('searchServices.addressUnavailable') });
      return null;
    }
    setValue('address', '');
    setError('address', { message: t('searchServices.addressRequired') });

    return null;
  }

  const submit = form.handleSubmit(async ({ type: chosenType }) => {
    const place = await resolvePlace();
    if (!place || chosenType === '') return;

    const { address, town, lat, lon } = place;
    navigate(nextHref({ address, town, lat, lon, type: chosenType }));
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Controller
        control={control}
        name="address"
        rules={{ required: t('searchServices.addressRequired') }}
        render={({ field }) => (
          <AddressField
            label={t('searchServices.address')}
            placeholder={t('searchServices.addressPlaceholder')}
            hint={t('searchServices.addressHint')}
            ref={field.ref}
            text={field.value}
            onTextChange={(text) => {
              field.onChange(text);
              picked.clear();
            }}
            onSelect={({ id }) => void pick(id)}
            search={suggestPlaces}
            error={errors.address?.message}
          />
        )}
      />
      <SelectField
        label={t('searchServices.type')}
        placeholder={t('searchServices.typePlaceholder')}
        options={types.map((value) => ({ value, label: tJourney(`serviceType.${value}`) }))}
        error={errors.type?.message}
        {...register('type', { required: t('searchServices.typeRequired') })}
      />
      <Button type="submit" isPending={isSubmitting} icon={<Icon of={ArrowRight} />}>
        {submitText}
      </Button>
    </form>
  );
}
