import { ApiError, send } from '@freely/api-client/client';
import { isImpersonating, sessionStore } from '@freely/auth';
import { useNavigate } from '@freely/router';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { ConfirmDialog } from '@freely/ui/dialog';
import { useEffect, useState } from 'react';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { PeriodFilter } from '../../listing/period-filter.tsx';
import { formatSort, parseSort } from '../../listing/sorting.ts';
import { useLogInAs } from '../../people/use-log-in-as.ts';
import { ReportButton } from '../../report/report-button.tsx';
import { useReport } from '../../report/use-report.ts';
import { useWords } from '../../words.ts';
import { PractitionerDrawer } from './components/practitioner-drawer.tsx';
import { PractitionerTable } from './components/practitioner-table.tsx';
import {
  practitionerReport,
  states,
  useDecidePractitioner,
  usePractitionerListing,
  usePractitionerRows,
} from './queries.ts';
import { usePractitionerWords } from './words.ts';

interface Person {
  user_id: number;
  first_name: string;
}

/** All practitioners, those waiting for approval first. */
export function PractitionersPage() {
  const say = usePractitionerWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('people.heading') }));
  const control = usePractitionerListing();
  const { listing, change } = control;
  const rows = usePractitionerRows(listing);
  useLeaveWhenFailed(rows.query.isError);
  const decide = useDecidePractitioner();
  const logInAs = useLogInAs();
  const [rejecting, setRejecting] = useState<Person | null>(null);
  const [datesMissing, setDatesMissing] = useState(false);
  const report = useReport({
    name: practitionerReport.file,
    failed: sayShared('failed'),
    done: sayShared('report.done'),
  });

  function submitDecision({ user_id, first_name }: Person, isApproved: boolean) {
    decide.mutate(
      { userId: user_id, isApproved },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            title: say(isApproved ? 'people.approved' : 'people.rejected', { name: first_name }),
          }),
        onError: (error) =>
          showToast({
            tone: 'error',
            title: sayShared('failed'),
            text: error instanceof ApiError ? error.message : undefined,
          }),
        onSettled: () => setRejecting(null),
      },
    );
  }

  function download() {
    const { from, to } = listing;
    if (from === '' || to === '') return setDatesMissing(true);
    void report.start((signal) => send(practitionerReport, { query: { from, to } }, { signal }));
  }

  const deciding = decide.isPending ? decide.variables.userId : null;
  const loggingInAs = logInAs.isPending ? logInAs.variables : null;
  const actions = {
    deciding,
    loggingInAs,
    onApprove: (person: Person) => submitDecision(person, true),
    onReject: (person: Person) => setRejecting(person),
    onLogInAs: (person: Person) => logInAs.mutate(person.user_id),
  };

  return (
    <>
      <ListFrame
        heading={say('people.heading')}
        placeholder={say('people.placeholder')}
        aside={rows.response && say('people.waiting', { count: rows.response.waiting })}
        control={control}
        rows={rows}
        empty={{ title: say('people.empty'), text: say('people.emptyText') }}
        tools={
          <>
            <FilterField
              label={say('people.state')}
              any={say('people.anyState')}
              options={states.map((value) => ({ value, label: say(`people.states.${value}`) }))}
              value={listing.filters.state}
              onChange={(state) => change({ state })}
            />
            <PeriodFilter
              label={say('people.dates')}
              listing={listing}
              change={change}
              error={datesMissing ? sayShared('report.datesFirst') : undefined}
              onFocus={() => setDatesMissing(false)}
            />
            <ReportButton
              isBesideFields
              label={sayShared('report.download')}
              report={report}
              onStart={download}
            />
          </>
        }
      >
        <PractitionerTable
          {...actions}
          label={say(listing.sort === 'waiting' ? 'people.label' : 'people.labelSorted')}
          practitioners={rows.rows}
          sort={parseSort(listing.sort)}
          onSort={(sort) => change({ sort: formatSort(sort) })}
          onOpen={({ user_id }) => change({ open: user_id })}
        />
      </ListFrame>
      {listing.open !== null && (
        <PractitionerDrawer
          {...actions}
          userId={listing.open}
          onClose={() => change({ open: null })}
        />
      )}
      <ConfirmDialog
        title={say('people.rejectQuestion', { name: rejecting?.first_name ?? '' })}
        isOpen={rejecting !== null}
        isPending={decide.isPending}
        onYes={() => rejecting && submitDecision(rejecting, false)}
        onNo={() => setRejecting(null)}
      >
        {say('people.rejectText')}
      </ConfirmDialog>
    </>
  );
}

/** As specified, a failed list logs the admin out, except while impersonating. */
function useLeaveWhenFailed(hasFailed: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    const session = sessionStore.getState();
    if (hasFailed && session.status === 'signed-in' && !isImpersonating(session)) {
      void navigate('/logout');
    }
  }, [hasFailed, navigate]);
}
