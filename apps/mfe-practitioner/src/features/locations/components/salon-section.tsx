import type { OwnLocationTypes } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { addressBook } from '@freely/practice/address-book';
import { emptySalon, SalonForm, salonProblems } from '@freely/practice/place-form';
import { newSalon, salonChange, salonDraft } from '@freely/practice/place-payloads';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { SwitchField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SaveStatus } from '../../../autosave/index.ts';
import { ConflictingBookings } from '../../../conflicting-bookings/index.ts';
import { onlyParts, salonParts } from '../changed-parts.ts';
import styles from '../locations.module.css';
import { useSwitchPlaces } from '../queries.ts';
import { useNewPlace } from '../use-new-place.ts';
import { useSavedPlace } from '../use-saved-place.ts';
import { NewPlace } from './new-place.tsx';

type Salon = OwnLocationTypes['salon'][number];

const warn = (title: string) => showToast({ tone: 'warning', title });

/** Salons: one switch for all of them, plus one each if there are several. */
export function SalonSection({ salons }: { salons: readonly Salon[] }) {
  const { t } = useTranslation('practitioner/locations');
  const [isAdding, setAdding] = useState(false);
  const switching = useSwitchPlaces();
  const hasSalon = salons.length > 0;
  const isOn = hasSalon ? salons.some(({ disabled }) => !disabled) : isAdding;

  function turn(on: boolean, targets: readonly Salon[] = salons) {
    if (!hasSalon) return setAdding(on);
    switching.mutate({ salon: targets.map(({ salon_id }) => ({ salon_id, disabled: !on })) });
  }

  return (
    <section className={styles.place} aria-label={t('salon')}>
      <SwitchField
        className={styles.switch}
        label={t('salon')}
        checked={isOn}
        disabled={switching.isPending}
        onChange={(event) => turn(event.target.checked)}
      />
      <p className={styles.soft}>{t('salonText')}</p>
      {isOn &&
        salons.map((salon) => (
          <fieldset key={salon.salon_id} className={styles.salon}>
            <legend className={styles.name}>{nameOf(salon)}</legend>
            {salons.length > 1 && (
              <SwitchField
                label={t('open', { name: nameOf(salon) })}
                checked={!salon.disabled}
                disabled={switching.isPending}
                onChange={(event) => turn(event.target.checked, [salon])}
              />
            )}
            {!salon.disabled && <OwnSalon salon={salon} />}
          </fieldset>
        ))}
      {isAdding && <AddedSalon onClose={() => setAdding(false)} />}
      {hasSalon && isOn && !isAdding && (
        <Button
          variant="secondary"
          className={styles.start}
          icon={<Icon of={Plus} />}
          onClick={() => setAdding(true)}
        >
          {t('addSalon')}
        </Button>
      )}
    </section>
  );
}

/** The salon's name, otherwise its address. */
const nameOf = ({ name, address }: Salon) => name || address.address;

function OwnSalon({ salon }: { salon: Salon }) {
  const { salon_id: id } = salon;
  const { draft, change, problems, isInvalid, state, retry } = useSavedPlace({
    start: salonDraft(salon),
    problemsOf: salonProblems,
    parts: salonParts,
    bodyOf: (changed, names) => ({
      salon: [{ salon_id: id, ...onlyParts(salonChange(id, changed), names) }],
    }),
    storedIn: ({ salon: salons }) => {
      const stored = salons.find(({ salon_id }) => salon_id === id);
      return stored ? salonDraft(stored) : null;
    },
  });

  return (
    <>
      <SalonForm
        draft={draft}
        onChange={change}
        lookup={addressBook}
        problems={problems}
        onWarn={warn}
      />
      <SaveStatus state={state} isInvalid={isInvalid} onRetry={retry}>
        <ConflictingBookings bookings={state.bookings} />
      </SaveStatus>
    </>
  );
}

function AddedSalon({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('practitioner/locations');
  const salon = useNewPlace({
    start: emptySalon,
    problemsOf: salonProblems,
    bodyOf: (draft) => ({ '2': [newSalon(draft)] }),
    onAdded: onClose,
  });

  return (
    <fieldset className={styles.salon}>
      <legend className={styles.name}>{t('newSalon')}</legend>
      <NewPlace
        problem={salon.problem}
        isPending={salon.isPending}
        isPickDialogOpen={salon.isPickDialogOpen}
        onPickDialogClose={salon.closePickDialog}
        onAdd={salon.add}
        onCancel={onClose}
      >
        <SalonForm
          draft={salon.draft}
          onChange={salon.change}
          lookup={addressBook}
          problems={salon.problems}
          onWarn={warn}
        />
      </NewPlace>
    </fieldset>
  );
}
