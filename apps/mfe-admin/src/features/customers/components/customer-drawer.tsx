import type { AdminCustomerDetail } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { listDate } from '@freely/domain/format-date';
import { formatPhone } from '@freely/domain/format-phone';
import { londonDay } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { DetailDrawer } from '../../../drawer/detail-drawer.tsx';
import { DrawerPart, Facts, Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { formatCount } from '../../../format-count.ts';
import { HistoryPart } from '../../../people/history-part.tsx';
import { unpaidOffer } from '../../../unpaid-offer.ts';
import { unpaidState } from '../../../unpaid-state.ts';
import { customerQuery } from '../queries.ts';
import { fullName } from './customer-table.tsx';

/** The profile, payments and latest bookings of a customer. */
export function CustomerDrawer({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTranslation('admin/customers');
  const { t: tShared } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();
  const query = useQuery(customerQuery(userId));
  const stateOf = (booking: AdminCustomerDetail['bookings'][number]) => {
    const offer = unpaidOffer(booking);
    if (offer) return tShared(`bookings.offers.${offer}`);
    const unpaid = unpaidState(booking);

    return tShared(
      unpaid ? `bookings.unpaid.${unpaid}` : `bookings.states.${booking.booking_status}`,
    );
  };
  const who = query.data?.customer;

  return (
    <DetailDrawer
      title={who ? fullName(who) : t('profile')}
      media={who && <Avatar id={userId} src={who.avatar} name={fullName(who)} size={48} />}
      query={query}
      onClose={onClose}
    >
      {({ customer, totals, bookings, history }) => (
        <>
          <DrawerPart title={t('profile')}>
            <Facts
              facts={[
                [t('id'), customer.user_id],
                [
                  t('email'),
                  <a key="mail" href={`mailto:${customer.email}`}>
                    {customer.email}
                  </a>,
                ],
                customer.phone !== '' && [
                  t('phone'),
                  <a key="phone" href={`tel:${customer.phone}`}>
                    {formatPhone(customer.phone)}
                  </a>,
                ],
                [t('joined'), listDate(londonDay(new Date(customer.created_at)))],
                [t('discount'), t('percent', { discount: customer.discount })],
                customer.is_practitioner && [t('practitioner'), tShared('drawer.yes')],
              ]}
            />
          </DrawerPart>
          <DrawerPart title={t('money')}>
            <Facts
              facts={[
                [t('paid'), formatPounds(totals.paid)],
                [t('refunded'), formatPounds(totals.refunded)],
                [t('bookings'), formatCount(customer.bookings)],
                [t('cancelled'), formatCount(totals.cancelled)],
              ]}
            />
          </DrawerPart>
          <DrawerPart title={t('latest')}>
            <Lines
              empty={t('noBookings')}
              lines={bookings.map((booking) => ({
                key: String(booking.id),
                what: (
                  <Link to={`/admin/bookings?open=${booking.id}`}>
                    {t('booking', {
                      reference: bookingReference(booking.id),
                      practitioner: booking.practitioner_name,
                      status: stateOf(booking),
                    })}
                  </Link>
                ),
                aside: <time dateTime={booking.date}>{formatDateTime(booking.date)}</time>,
              }))}
            />
          </DrawerPart>
          <HistoryPart history={history} />
        </>
      )}
    </DetailDrawer>
  );
}
