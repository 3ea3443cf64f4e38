import { lazy, Suspense, startTransition, useOptimistic, useState } from 'react';
import type { Controls, WeekCounts } from './filters.tsx';
import { PhoneBar, type Sheet } from './phone-bar.tsx';

// Loaded lazily: only phones use the sheets.
const FilterSheet = lazy(() => import('./filter-sheet.tsx'));
const SortSheet = lazy(() => import('./sort-sheet.tsx'));

interface PhoneControlsProps extends Controls, WeekCounts {
  total: number | undefined;
  onClear: () => void;
}

/**
 * The buttons on phones and their sheets. A sheet renders in a transition, so that its button
 * responds to the tap at once; the results below do not render again.
 */
export function PhoneControls({ total, onClear, ...controls }: PhoneControlsProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [opening, setOpening] = useOptimistic<Sheet | null>(null);

  const open = (next: Sheet) =>
    startTransition(() => {
      setOpening(next);
      setSheet(next);
    });
  const close = () => setSheet(null);

  return (
    <>
      <PhoneBar shown={controls.shown} onOpen={open} opening={opening} />
      <Suspense>
        {sheet === 'filters' && (
          <FilterSheet {...controls} total={total} onClear={onClear} onClose={close} />
        )}
        {sheet === 'sort' && (
          <SortSheet shown={controls.shown} onChange={controls.onChange} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
