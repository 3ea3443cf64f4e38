import type { WaitingWish } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { SelectField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { TimeField } from '@freely/ui/time-field';
import { type ReactNode, useState } from 'react';
import { DaysField } from './days-field.tsx';
import { useKeptWish } from './use-kept-wish.ts';
import {
  asksForMiles,
  problemOf,
  type WishDraft,
  type WishPlace,
  type WishProblem,
  weeks,
  weeksFromToday,
  wishOf,
} from './wish.ts';

const miles = [1, 2, 5, 10, 20];

interface TreatmentChoice {
  value: readonly number[];
  onChange: (treatments: number[]) => void;
  error: string | undefined;
}

interface WishFormProps {
  place: WishPlace;
  first: WishDraft;
  /** Of what is kept in the tab; nothing is without it. */
  draftName?: string;
  /** How its last day is called where it is none of those that are offered. */
  ownDay?: string;
  /** What stands already: where, with whom, and what for. */
  facts: ReactNode;
  treatmentChoice?: (choice: TreatmentChoice) => ReactNode;
  isSaving: boolean;
  /** What the server said against it. */
  refusal: ReactNode;
  onSave: (wish: WaitingWish) => void;
  labels: { submit: string; refused: string };
}

/** On which days and at which hours a time would suit, and until when. */
export function WishForm({ place, first, labels, onSave, ...props }: WishFormProps) {
  const { t } = useTranslation('booking/waiting-list');
  const { draft, change: changeDraft } = useKeptWish(first, props.draftName);
  const [problem, setProblem] = useState<WishProblem | null>(null);
  const change = (changes: Partial<WishDraft>) => {
    setProblem(null);
    changeDraft(changes);
  };
  const errorOf = (kind: WishProblem) => (problem === kind ? t(`join.${kind}`) : undefined);
  const lastDays = weeks.map((count) => ({
    value: weeksFromToday(count),
    label: t('join.week', { count }),
  }));
  const ownDay = lastDays.every(({ value }) => value !== first.until) ? props.ownDay : undefined;
  const days = [...(ownDay ? [{ value: first.until, label: ownDay }] : []), ...lastDays];
  // What was chosen before midnight is no number of weeks from today. A list without it would show its first.
  const chosenBefore = days.every(({ value }) => value !== draft.until) && {
    value: draft.until,
    label: t('entry.until', { date: fullDate(draft.until) }),
  };

  function submit() {
    const wrong = problemOf(draft);
    setProblem(wrong);
    if (wrong === null && !props.isSaving) onSave(wishOf(place, draft));
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        focusFirstErrorOnceShown(event);
      }}
    >
      <Stack gap={5}>
        {props.facts}
        {props.treatmentChoice?.({
          value: draft.treatments,
          onChange: (treatments) => change({ treatments }),
          error: errorOf('treatmentRequired'),
        })}
        <DaysField
          value={draft.weekdays}
          onChange={(weekdays) => change({ weekdays })}
          error={errorOf('dayRequired')}
        />
        <TimeField
          label={t('join.from')}
          value={draft.from}
          onChange={(from) => change({ from })}
        />
        <TimeField
          label={t('join.to')}
          value={draft.to}
          onChange={(to) => change({ to })}
          error={errorOf('order')}
        />
        {asksForMiles(place) && (
          <SelectField
            label={t('join.miles')}
            value={String(draft.miles)}
            onChange={({ target }) => change({ miles: Number(target.value) })}
            options={miles.map((count) => ({
              value: String(count),
              label: t('join.mile', { count }),
            }))}
          />
        )}
        <SelectField
          label={t('join.until')}
          value={draft.until}
          onChange={({ target }) => change({ until: target.value })}
          options={chosenBefore ? [chosenBefore, ...days] : days}
        />
        {props.refusal && (
          <Callout tone="error" title={labels.refused} role="alert">
            {props.refusal}
          </Callout>
        )}
        <div>
          <Button type="submit" isPending={props.isSaving}>
            {labels.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
