import { bookingReference } from '@freely/domain/booking-reference';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { DetailDrawer } from '../../../drawer/detail-drawer.tsx';
import { DrawerPart, Facts, Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { HistoryPart } from '../../../people/history-part.tsx';
import { useWords } from '../../../words.ts';
import { customerQuery } from '../queries.ts';
import { useCustomerWords } from '../words.ts';
import { fullName } from './customer-table.tsx';

/** The profile, payments and latest bookings of a customer. */
export function CustomerDrawer({ userId, onClose }: { userId: number; onClose: () => void }) {
  const say = useCustomerWords();
  const sayShared = useWords();
  const formatDateTime = useFormatDateTime();
  const query = useQuery(customerQuery(userId));
  const who = query.data?.customer;

  return (
    <DetailDrawer
      title={who ? fullName(who) : say('customers.profile')}
      media={who && <Avatar id={userId} src={who.avatar} name={fullName(who)} size={48} />}
      query={query}
      onClose={onClose}
    >
      {({ customer, totals, bookings, history }) => (
        <>
          <DrawerPart title={say('customers.profile')}>
            <Facts
              facts={[
                [say('customers.id'), customer.user_id],
                [
                  say('customers.email'),
                  <a key="mail" href={`mailto:${customer.email}`}>
                    {customer.email}
                  </a>,
                ],
                customer.phone !== '' && [
                  say('customers.phone'),
                  <a key="phone" href={`tel:${customer.phone}`}>
                    {customer.phone}
                  </a>,
                ],
                [say('customers.joined'), listDate(londonDay(new Date(customer.created_at)))],
                [
                  say('customers.discount'),
                  say('customers.percent', { discount: customer.discount }),
                ],
                customer.is_practitioner && [
                  say('customers.practitioner'),
                  sayShared('drawer.yes'),
                ],
              ]}
            />
          </DrawerPart>
          <DrawerPart title={say('customers.money')}>
            <Facts
              facts={[
                [say('customers.paid'), formatPounds(totals.paid)],
                [say('customers.refunded'), formatPounds(totals.refunded)],
                [say('customers.bookings'), customer.bookings],
                [say('customers.cancelled'), totals.cancelled],
              ]}
            />
          </DrawerPart>
          <DrawerPart title={say('customers.latest')}>
            <Lines
              empty={say('customers.noBookings')}
              lines={bookings.map(({ id, practitioner_name, booking_status, date }) => ({
                key: String(id),
                what: (
                  <Link to={`/admin/bookings?open=${id}`}>
                    {say('customers.booking', {
                      reference: bookingReference(id),
                      practitioner: practitioner_name,
                      status: sayShared(`bookings.states.${booking_status}`),
                    })}
                  </Link>
                ),
                aside: <time dateTime={date}>{formatDateTime(date)}</time>,
              }))}
            />
          </DrawerPart>
          <HistoryPart history={history} />
        </>
      )}
    </DetailDrawer>
  );
}
