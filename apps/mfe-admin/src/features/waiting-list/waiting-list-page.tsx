import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { Segments } from '@freely/ui/segments';
import { ListFrame } from '../../listing/list-frame.tsx';
import { EntryTable } from './components/entry-table.tsx';
import { OfferTable } from './components/offer-table.tsx';
import { useEntryRows, useOfferRows, useWaitingListing } from './queries.ts';

/** Who waits for what, and who was offered which time. Read-only: nobody is moved up. */
export function WaitingListPage() {
  const { t } = useTranslation('admin/waiting-list');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const control = useWaitingListing();

  return control.listing.filters.list === 'offers' ? (
    <Offers control={control} />
  ) : (
    <Entries control={control} />
  );
}

type Control = ReturnType<typeof useWaitingListing>;

function Entries({ control }: { control: Control }) {
  const { t } = useTranslation('admin/waiting-list');
  const rows = useEntryRows(control.listing);

  return (
    <ListFrame
      heading={t('heading')}
      control={control}
      rows={rows}
      empty={{ title: t('empty'), text: t('emptyText') }}
      tools={<Which control={control} />}
    >
      <EntryTable entries={rows.rows} />
    </ListFrame>
  );
}

function Offers({ control }: { control: Control }) {
  const { t } = useTranslation('admin/waiting-list');
  const rows = useOfferRows(control.listing);

  return (
    <ListFrame
      heading={t('heading')}
      control={control}
      rows={rows}
      empty={{ title: t('noOffers'), text: t('noOffersText') }}
      tools={<Which control={control} />}
    >
      <OfferTable offers={rows.rows} />
    </ListFrame>
  );
}

function Which({ control: { listing, change } }: { control: Control }) {
  const { t } = useTranslation('admin/waiting-list');

  return (
    <Segments
      label={t('show')}
      options={[
        { key: 'entries', label: t('entries') },
        { key: 'offers', label: t('offers') },
      ]}
      selected={listing.filters.list ?? 'entries'}
      onSelect={(list) => change({ list: list === 'offers' ? list : null })}
    />
  );
}
