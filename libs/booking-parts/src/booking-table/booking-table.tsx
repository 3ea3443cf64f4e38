import { Stack } from '@freely/ui/layout';
import { Pagination } from '@freely/ui/pagination';
import { type Column, DataTable } from '@freely/ui/table';
import { type ReactNode, useEffect, useState } from 'react';

const PER_PAGE = 10;

export interface BookingTableProps<B> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<B>[];
  bookings: readonly B[];
  /** The booking that the URL names: it is open at first, and scrolled into view. */
  requestedId: number | null;
  /** The page of the URL, counted from 1. Without one it is that of the requested booking, or the first. */
  page?: number | undefined;
  /** A page was chosen. Without this, the table alone knows it. */
  onPage?: ((page: number) => void) | undefined;
  /** For the button that opens a booking: "booking FR-1 with Amara". */
  nameOf: (booking: B) => string;
  /** Shown below a booking that is open. */
  details: (booking: B) => ReactNode;
}

/** A table of bookings in pages. Each booking opens in place. */
export function BookingTable<B extends { readonly id: number }>({
  label,
  columns,
  bookings,
  requestedId,
  page: urlPage,
  onPage,
  nameOf,
  details,
}: BookingTableProps<B>) {
  const [ownPage, setOwnPage] = useState(() =>
    pageOf(bookings.findIndex(({ id }) => id === requestedId)),
  );
  // Bookings may have gone, for example to another tab.
  const page = Math.min(urlPage ?? ownPage, pageOf(bookings.length - 1));

  useEffect(() => {
    if (requestedId === null) return;
    const places = document.querySelectorAll<HTMLElement>(`[data-booking="${requestedId}"]`);
    // The table and its cards are both in the document; only one of them is visible.
    const visible = [...places].find((place) => place.offsetParent !== null);
    if (!visible) return;
    const card = visible.closest('li') ?? visible;
    // Of one that is longer than the screen, the middle says neither what it is nor that it begins above.
    const isLong = card.offsetHeight > window.innerHeight;
    card.scrollIntoView({ block: isLong ? 'start' : 'center' });
  }, [requestedId]);

  return (
    <Stack gap={4}>
      <DataTable
        label={label}
        columns={columns}
        rows={bookings.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={({ id }) => id}
        openLabel={nameOf}
        defaultOpen={requestedId === null ? [] : [requestedId]}
        detail={(booking) => <div data-booking={booking.id}>{details(booking)}</div>}
      />
      {bookings.length > PER_PAGE && (
        <Pagination
          page={page}
          perPage={PER_PAGE}
          total={bookings.length}
          onPage={onPage ?? setOwnPage}
        />
      )}
    </Stack>
  );
}

/** Counted from 1; the first page for an index of -1. */
function pageOf(index: number): number {
  return Math.floor(Math.max(index, 0) / PER_PAGE) + 1;
}
