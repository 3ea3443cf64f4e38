import { formatPounds } from '@freely/domain/money';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { QuantityField } from '@freely/ui/quantity';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import type { OfferedService, Quantities } from '../../../journey/price.ts';
import { useWords } from '../../../journey/words.ts';
import styles from '../choose-slot.module.css';
import { Step } from './step.tsx';

/** A booking has at most so many units. */
const mostUnits = 20;

interface TreatmentsStepProps {
  services: readonly OfferedService[];
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
}

/** A practitioner may offer dozens: they are not drawn again for each time that is chosen. */
export const TreatmentsStep = memo(function TreatmentsStep({
  services,
  quantities,
  onChange,
}: TreatmentsStepProps) {
  const say = useWords();
  const units = Object.values(quantities).reduce((sum, count) => sum + count, 0);
  // What came chosen must be in sight when the dialog opens, and stay where it is after that.
  const [first] = useState(() => new Set(services.filter(({ id }) => quantities[id]).map(idOf)));
  const ordered = [
    ...services.filter(({ id }) => first.has(id)),
    ...services.filter(({ id }) => !first.has(id)),
  ];

  return (
    <Step number={2} title={say('slot.treatments')}>
      {services.length === 0 && <p>{say('slot.noTreatments')}</p>}
      <ul className={styles.picks}>
        {ordered.map(({ id, name, price }) => {
          const count = quantities[id] ?? 0;

          return (
            <li key={id} className={count > 0 ? styles.picked : undefined}>
              <span className={styles.treatment}>
                {name}
                <b>{formatPounds(price)}</b>
              </span>
              {count > 0 ? (
                <QuantityField
                  name={name}
                  value={count}
                  max={count + mostUnits - units}
                  onChange={(next) => onChange({ ...quantities, [id]: next })}
                />
              ) : (
                <Button
                  className={styles.add}
                  variant="secondary"
                  size="sm"
                  icon={<Icon of={Plus} />}
                  aria-label={say('slot.addName', { name })}
                  disabled={units >= mostUnits}
                  onClick={() => onChange({ ...quantities, [id]: 1 })}
                >
                  {say('slot.add')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Step>
  );
});

const idOf = ({ id }: OfferedService) => id;
