import { lazy, Suspense, startTransition, useOptimistic, useState } from 'react';
import type { Controls } from './filters.tsx';
import { PhoneBar, type Sheet } from './phone-bar.tsx';

// The sheets are a phone's: nobody else fetches them.
const FilterSheet = lazy(() => import('./filter-sheet.tsx'));
const SortSheet = lazy(() => import('./sort-sheet.tsx'));

interface PhoneControlsProps extends Controls {
  total: number | undefined;
  totalIsFloor: boolean | undefined;
  onClear: () => void;
}

/**
 * The buttons of a phone and their sheets. A sheet is drawn in the background, so that its button
 * answers the tap at once; the results below are not drawn again.
 */
export function PhoneControls({ total, totalIsFloor, onClear, ...controls }: PhoneControlsProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [opening, setOpening] = useOptimistic<Sheet | null>(null);

  const open = (wanted: Sheet) =>
    startTransition(() => {
      setOpening(wanted);
      setSheet(wanted);
    });
  const close = () => setSheet(null);

  return (
    <>
      <PhoneBar shown={controls.shown} onOpen={open} opening={opening} />
      <Suspense>
        {sheet === 'filters' && (
          <FilterSheet
            {...controls}
            total={total}
            totalIsFloor={totalIsFloor}
            onClear={onClear}
            onClose={close}
          />
        )}
        {sheet === 'sort' && <SortSheet {...controls} onClose={close} />}
      </Suspense>
    </>
  );
}
