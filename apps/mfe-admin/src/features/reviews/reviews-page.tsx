import type { AdminReview } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { useState } from 'react';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { shortSizes } from '../../listing/use-listing.ts';
import { errorToast } from '../../people/error-toast.ts';
import { ReasonDialog } from '../../people/reason-dialog.tsx';
import { ReviewTable } from './components/review-table.tsx';
import { ratings, states, useModerate, useReviewListing, useReviewRows } from './queries.ts';

/** All reviews; an admin can hide one for a reason (D28, D35). */
export function ReviewsPage() {
  const { t } = useTranslation('admin/reviews');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const control = useReviewListing();
  const { listing, change } = control;
  const rows = useReviewRows(listing);
  const moderate = useModerate();
  const [hiding, setHiding] = useState<AdminReview | null>(null);

  function submit(id: number, reason?: string) {
    moderate.mutate(
      { id, ...(reason !== undefined && { reason }) },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'success', title: message });
          if (reason !== undefined) close();
        },
        // To hide one a dialog is open, which says it itself.
        ...(reason === undefined && { onError: errorToast(tShared('failed')) }),
      },
    );
  }

  function close() {
    setHiding(null);
    moderate.reset();
  }

  return (
    <>
      <ListFrame
        heading={t('heading')}
        placeholder={t('placeholder')}
        aside={rows.response && t('reported', { count: rows.response.reported })}
        control={control}
        rows={rows}
        sizes={shortSizes}
        empty={{ title: t('empty'), text: t('emptyText') }}
        tools={
          <>
            <FilterField
              label={t('state')}
              any={t('anyState')}
              options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
              value={listing.filters.state}
              onChange={(state) => change({ state })}
            />
            <FilterField
              label={t('rating')}
              any={t('anyRating')}
              options={ratings.map((value) => ({
                value,
                label: t('atMost', { rating: value }),
              }))}
              value={listing.filters.max_rating}
              onChange={(max_rating) => change({ max_rating })}
            />
          </>
        }
      >
        <ReviewTable
          reviews={rows.rows}
          unhiding={moderate.isPending ? moderate.variables.id : null}
          onHide={(review) => {
            moderate.reset();
            setHiding(review);
          }}
          onUnhide={({ id }) => submit(id)}
        />
      </ListFrame>
      {hiding && (
        <ReasonDialog
          title={t('hideTitle')}
          text={t('hideText')}
          action={t('hide')}
          maxLength={500}
          isRequired
          isDanger
          isPending={moderate.isPending}
          failure={moderate.error}
          onSubmit={(reason) => submit(hiding.id, reason)}
          onClose={close}
        />
      )}
    </>
  );
}
