import { send } from '@freely/api-client/client';
import { isImpersonating, sessionStore } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { filterQuery } from '../../listing/list-query.ts';
import { PeriodFilter } from '../../listing/period-filter.tsx';
import { formatSort, parseSort } from '../../listing/sorting.ts';
import { errorToast } from '../../people/error-toast.ts';
import { useLogInAs } from '../../people/use-log-in-as.ts';
import { ReportButton } from '../../report/report-button.tsx';
import { useReport } from '../../report/use-report.ts';
import { ApproveDialog } from './components/approve-dialog.tsx';
import { PractitionerDrawer } from './components/practitioner-drawer.tsx';
import { PractitionerTable } from './components/practitioner-table.tsx';
import type { Person } from './person.ts';
import {
  practitionerReport,
  states,
  useDecidePractitioner,
  usePractitionerListing,
  usePractitionerRows,
} from './queries.ts';

/** Forms are most of the bytes of this page, and nobody needs one to find a practitioner. */
const RejectDialog = lazy(() => import('./components/reject-dialog.tsx'));

/** All practitioners, those waiting for approval first. */
export function PractitionersPage() {
  const { t } = useTranslation('admin/practitioners');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('people.heading') }));
  const control = usePractitionerListing();
  const { listing, change, open } = control;
  const rows = usePractitionerRows(listing);
  useLeaveWhenFailed(rows.query.isError);
  const decide = useDecidePractitioner();
  const { loggingInAs, logInAs } = useLogInAs();
  const [approving, setApproving] = useState<Person | null>(null);
  const [rejecting, setRejecting] = useState<Person | null>(null);
  const [datesMissing, setDatesMissing] = useState(false);
  const report = useReport({
    name: practitionerReport.file,
    failed: tShared('failed'),
    done: tShared('report.done'),
  });

  function submitDecision(
    { user_id, first_name, approved: seen }: Person,
    isApproved: boolean,
    reason = '',
  ) {
    decide.mutate(
      { userId: user_id, isApproved, reason, seen },
      {
        onSuccess: ([decided]) => {
          showToast({
            tone: 'success',
            title: t(isApproved ? 'people.approved' : 'people.rejected', { name: first_name }),
            ...(decided?.verified && { text: t('people.tickShown') }),
          });
          if (isApproved) setApproving(null);
          else stopRejecting();
        },
        // The question about a rejection stays open and says it itself.
        ...(isApproved && { onError: errorToast(tShared('failed')) }),
      },
    );
  }

  function stopRejecting() {
    setRejecting(null);
    decide.reset();
  }

  function download() {
    const { from, to } = listing;
    if (from === '' || to === '') return setDatesMissing(true);
    const query = { ...filterQuery(listing), from, to };
    void report.start((signal) => send(practitionerReport, { query }, { signal }));
  }

  const deciding = decide.isPending ? decide.variables.userId : null;
  const actions = {
    deciding,
    loggingInAs,
    // With papers that wait it takes a second press: the profile will say that they were checked.
    onApprove: (person: Person) =>
      person.waiting_papers ? setApproving(person) : submitDecision(person, true),
    onReject: (person: Person) => {
      decide.reset();
      setRejecting(person);
    },
    onLogInAs: (person: Person) => logInAs(person.user_id),
  };

  return (
    <>
      <ListFrame
        heading={t('people.heading')}
        placeholder={t('people.placeholder')}
        aside={rows.response && t('people.waiting', { count: rows.response.waiting })}
        control={control}
        rows={rows}
        empty={{ title: t('people.empty'), text: t('people.emptyText') }}
        download={
          <ReportButton
            isBesideFields
            label={tShared('report.download')}
            report={report}
            onStart={download}
          />
        }
        tools={
          <>
            <FilterField
              label={t('people.state')}
              any={t('people.anyState')}
              options={states.map((value) => ({ value, label: t(`people.states.${value}`) }))}
              value={listing.filters.state}
              onChange={(state) => change({ state })}
            />
            <PeriodFilter
              label={t('people.dates')}
              listing={listing}
              change={change}
              error={datesMissing ? tShared('report.datesFirst') : undefined}
              onFocus={() => setDatesMissing(false)}
            />
          </>
        }
      >
        <PractitionerTable
          {...actions}
          label={t(listing.sort === 'waiting' ? 'people.label' : 'people.labelSorted')}
          practitioners={rows.rows}
          sort={parseSort(listing.sort)}
          onSort={(sort) => change({ sort: formatSort(sort) })}
          onOpen={({ user_id }) => open(user_id)}
        />
      </ListFrame>
      {listing.open !== null && (
        <PractitionerDrawer {...actions} userId={listing.open} onClose={() => open(null)} />
      )}
      <ApproveDialog
        person={approving}
        isPending={decide.isPending}
        onYes={() => approving && submitDecision(approving, true)}
        onNo={() => setApproving(null)}
      />
      {rejecting && (
        <Suspense>
          <RejectDialog
            person={rejecting}
            isPending={decide.isPending}
            failure={decide.error}
            onReject={(reason) => submitDecision(rejecting, false, reason)}
            onClose={stopRejecting}
          />
        </Suspense>
      )}
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
