import { useTranslation } from '@freely/i18n';
import { addressBook } from '@freely/practice/address-book';
import {
  emptySalon,
  type PlaceProblems,
  type SalonDraft,
  SalonForm,
} from '@freely/practice/place-form';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Plus, Trash2 } from 'lucide-react';
import styles from '../onboarding.module.css';

interface SalonFormsProps {
  salons: readonly SalonDraft[];
  onChange: (salons: SalonDraft[]) => void;
  problemsOf: (index: number) => PlaceProblems;
  onWarn: (message: string) => void;
}

/** Any number of salons. The last one has no remove button: the salon switch turns it off. */
export function SalonForms({ salons, onChange, problemsOf, onWarn }: SalonFormsProps) {
  const { t } = useTranslation('public/onboarding');

  return (
    <>
      {salons.map((salon, index) => {
        const number = index + 1;

        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a new salon has no id.
            key={index}
            className={styles.salon}
          >
            <legend className={styles.salonName}>
              {salon.name.trim() || t('locations.salonNumber', { number })}
            </legend>
            <SalonForm
              draft={salon}
              onChange={(changed) =>
                onChange(salons.map((each, at) => (at === index ? changed : each)))
              }
              lookup={addressBook}
              problems={problemsOf(index)}
              onWarn={onWarn}
            />
            {salons.length > 1 && (
              <Button
                variant="quiet"
                size="sm"
                className={styles.start}
                icon={<Icon of={Trash2} />}
                aria-label={t('locations.removeSalonNumber', { number })}
                onClick={() => onChange(salons.filter((_, at) => at !== index))}
              >
                {t('locations.removeSalon')}
              </Button>
            )}
          </fieldset>
        );
      })}
      <Button
        variant="secondary"
        className={styles.start}
        icon={<Icon of={Plus} />}
        onClick={() => onChange([...salons, emptySalon])}
      >
        {t('locations.addSalon')}
      </Button>
    </>
  );
}
