import { Facts, Sums, Ticket } from '@freely/booking-parts/ticket';
import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Icon } from '@freely/ui/icon';
import { CalendarDays, MapPin } from 'lucide-react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Appointment card',
  entryPoint: '@freely/booking-parts/ticket',
  about: 'Anything with a date and a price: details above the tear line, money below.',
  states: [
    {
      name: 'With art',
      content: (
        <Ticket
          className={styles.narrow}
          art={<Art svg={band({ id: 'ticket', category: 'hair' })} />}
          money={<Sums sums={[{ key: 'paid', label: 'Paid', amount: '£38.00', kind: 'total' }]} />}
        >
          <h3>Saturday 14 November, 09:30</h3>
          <p>Blow-dry at Isla’s salon</p>
        </Ticket>
      ),
    },
    {
      name: 'Facts and sums',
      content: (
        <Ticket
          className={styles.narrow}
          money={
            <Sums
              sums={[
                { key: 'price', label: 'Gel manicure', amount: '£28.00' },
                { key: 'call-out', label: 'Call-out charge', amount: '£6.00' },
                { key: 'discount', label: 'Rebooking', amount: '−£3.40', kind: 'saving' },
                { key: 'total', label: 'Total', amount: '£30.60', kind: 'total' },
              ]}
            />
          }
        >
          <Facts
            facts={[
              {
                key: 'when',
                icon: <Icon of={CalendarDays} />,
                label: 'When',
                value: 'Thursday 5 November, 11:15 to 12:30',
              },
              {
                key: 'where',
                icon: <Icon of={MapPin} />,
                label: 'Where',
                value: 'At your home, SW11 4NB',
              },
            ]}
          />
        </Ticket>
      ),
    },
  ],
} satisfies GalleryPart;
