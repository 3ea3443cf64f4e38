import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { formatDuration } from '@freely/ui/duration';
import { Icon } from '@freely/ui/icon';
import { QuantityField } from '@freely/ui/quantity';
import { Plus } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { OfferedService, Quantities } from '../../journey/price.ts';
import styles from '../slot-dialog.module.css';
import { Step } from './step.tsx';

/** The most units that one booking may have. */
const maxUnits = 20;

interface TreatmentsStepProps {
  services: readonly OfferedService[];
  quantities: Quantities;
  /** Of one treatment: a press may come before the one before it has been rendered. */
  onChange: (id: number, quantity: number) => void;
}

/** Memoized: there may be dozens of treatments, and choosing a time does not change them. */
export const TreatmentsStep = memo(function TreatmentsStep({
  services,
  quantities,
  onChange,
}: TreatmentsStepProps) {
  const { t } = useTranslation('booking/slots');
  const { t: tJourney } = useTranslation('booking/journey');
  const units = Object.values(quantities).reduce((sum, count) => sum + count, 0);
  // Treatments that are chosen when the dialog opens come first; the order then stays as it is.
  const [first] = useState(() => new Set(services.filter(({ id }) => quantities[id]).map(idOf)));
  const ordered = [
    ...services.filter(({ id }) => first.has(id)),
    ...services.filter(({ id }) => !first.has(id)),
  ];

  const change = useFocusInRow(onChange);

  return (
    <Step number={2} title={t('slot.treatments')}>
      {services.length === 0 && <p>{t('slot.noTreatments')}</p>}
      <ul className={styles.treatments}>
        {ordered.map(({ id, name, price, duration, patch_test_hours: hours }) => {
          const count = quantities[id] ?? 0;

          return (
            <li key={id} className={count > 0 ? styles.chosen : undefined}>
              <span className={styles.treatment}>
                {name}
                <b>{formatPounds(price)}</b>
                <small>{formatDuration(duration)}</small>
                {hours && <small>{tJourney('patchTest', { hours })}</small>}
              </span>
              {count > 0 ? (
                <QuantityField
                  name={name}
                  value={count}
                  max={count + maxUnits - units}
                  onChange={(next) => change(id, next)}
                />
              ) : (
                <Button
                  className={styles.add}
                  variant="secondary"
                  size="sm"
                  icon={<Icon of={Plus} />}
                  aria-label={t('slot.addName', { name })}
                  disabled={units >= maxUnits}
                  onClick={() => change(id, 1)}
                >
                  {t('slot.add')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Step>
  );
});

/** Adding the first unit and removing the last replace the button that was pressed; the focus stays in its row. */
function useFocusInRow(onChange: TreatmentsStepProps['onChange']) {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const row = pressed.current;
    pressed.current = null;
    if (!row || row.contains(document.activeElement)) return;
    [...row.querySelectorAll('button')].at(-1)?.focus();
  });

  return (id: number, quantity: number) => {
    pressed.current = document.activeElement?.closest('li') ?? null;
    onChange(id, quantity);
  };
}

const idOf = ({ id }: OfferedService) => id;
