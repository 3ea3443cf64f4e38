import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { SelectField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { TimeField } from '@freely/ui/time-field';
import { useState } from 'react';
import { paths } from '../../journey/paths.ts';
import { placeName } from '../../journey/place-name.ts';
import { type WaitingLink, waitingAddress, waitsAtHome } from '../../journey/waiting-link.ts';
import { DaysField } from './days-field.tsx';
import { useJoin } from './queries.ts';
import { TreatmentField } from './treatment-field.tsx';
import { firstDraft, problemOf, type WishProblem, wishOf } from './wish.ts';

const weeks = [1, 2, 4, 8, 12];
const miles = [1, 2, 5, 10, 20];

/** Which treatment, days and hours, and until when. Where and with whom was chosen before. */
export function JoinForm({ link }: { link: WaitingLink }) {
  const { t } = useTranslation('booking/waiting-list');
  const navigate = useNavigate();
  const join = useJoin();
  const [draft, setDraft] = useState(() => firstDraft(link));
  const [problem, setProblem] = useState<WishProblem | null>(null);
  const change = (changes: Partial<typeof draft>) => {
    setProblem(null);
    setDraft((current) => ({ ...current, ...changes }));
  };
  const { search, practitioner } = link;
  const isAtHome = waitsAtHome(search.location);
  const address = waitingAddress(search);
  const errorOf = (...kinds: WishProblem[]) =>
    problem !== null && kinds.includes(problem) ? t(`join.${problem}`) : undefined;

  function submit() {
    const wrong = problemOf(draft);
    setProblem(wrong);
    if (wrong !== null || join.isPending) return;
    join.mutate(wishOf(link, draft), {
      onSuccess: ({ message }) => {
        showToast({ tone: 'success', title: message });
        navigate(paths.waitingList, { replace: true });
      },
    });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={5}>
        <p>
          <b>{t('join.with')}</b> {practitioner?.name ?? t('join.anybody')}
          <br />
          <b>{t('join.where')}</b>{' '}
          {isAtHome
            ? t('join.atHome', { address: search.address })
            : practitioner
              ? t('join.atSalon')
              : t('join.nearSalon', { place: placeName(search) })}
        </p>
        {isAtHome && !address && <Callout tone="warning">{t('join.noPostcode')}</Callout>}
        <TreatmentField
          link={link}
          value={draft.treatments}
          onChange={(treatments) => change({ treatments })}
          error={errorOf('treatmentRequired')}
        />
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
        {!isAtHome && !practitioner && (
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
          value={String(draft.weeks)}
          onChange={({ target }) => change({ weeks: Number(target.value) })}
          options={weeks.map((count) => ({
            value: String(count),
            label: t('join.week', { count }),
          }))}
        />
        {join.isError && (
          <Callout tone="error" title={t('join.failed')} role="alert">
            {join.error.message}
          </Callout>
        )}
        <div>
          <Button type="submit" isPending={join.isPending}>
            {t('join.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
