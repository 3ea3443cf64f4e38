import type { ServiceType } from '@freely/api-client/contract';
import { useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { AddressField } from '@freely/ui/address-field';
import { Button } from '@freely/ui/button';
import { SelectField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { selectLocationHref } from '../../../journey/paths.ts';
import { findPlace, findSuggestions, lookUp } from '../find-place.ts';
import styles from '../search-services.module.css';

interface ChosenPlace {
  address: string;
  town: string;
  lat: number;
  lon: number;
}

interface SearchFormProps {
  place: ChosenPlace | null;
  type: ServiceType | null;
  types: readonly ServiceType[];
}

interface Values {
  address: string;
  type: ServiceType | '';
}

/** The address must be picked from the list, or be a text that can only mean one place. */
export function SearchForm({ place: initialPlace, type, types }: SearchFormProps) {
  const { t } = useTranslation('booking/search');
  const { t: tJourney } = useTranslation('booking/journey');
  const navigate = useNavigate();
  const form = useForm<Values & { place: ChosenPlace | null }>({
    defaultValues: { address: initialPlace?.address ?? '', type: type ?? '', place: initialPlace },
    shouldFocusError: true,
  });
  const { control, register, setValue, setError, clearErrors, getValues, formState } = form;
  const { errors, isSubmitting } = formState;

  // Submitting waits for the details of a picked place that are still loading.
  const picking = useRef<Promise<void>>(Promise.resolve());

  async function pick(id: string) {
    try {
      setPlace(await findPlace(id));
    } catch {
      showToast({ tone: 'error', title: t('searchServices.addressUnavailable') });
    }
  }

  function setPlace(place: ChosenPlace) {
    const { address, town, lat, lon } = place;
    setValue('place', { address, town, lat, lon });
    setValue('address', address);
    clearErrors('address');
  }

  async function resolvePlace(): Promise<ChosenPlace | null> {
    await picking.current;
    const { place, address } = getValues();
    if (place) return place;

    try {
      const found = await lookUp(address);
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
    navigate(selectLocationHref({ address, town, lat, lon, type: chosenType }));
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
              setValue('place', null);
            }}
            onSelect={({ id }) => {
              picking.current = pick(id);
            }}
            search={findSuggestions}
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
        {t('searchServices.submit')}
      </Button>
    </form>
  );
}
