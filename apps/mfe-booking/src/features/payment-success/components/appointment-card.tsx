import type { Booking } from '@freely/api-client/contract';
import { Facts, Ticket } from '@freely/booking-parts/ticket';
import { bookingReference } from '@freely/domain/booking-reference';
import { fullDate } from '@freely/domain/format-date';
import { formatPhone } from '@freely/domain/format-phone';
import { useTranslation } from '@freely/i18n';
import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Icon } from '@freely/ui/icon';
import { Droplet, Hand, House, Store, User } from 'lucide-react';
import { categoryOf, startTimeOf } from '../../../journey/booking-display.ts';
import { testToCome } from '../../../journey/test-to-come.ts';
import styles from '../payment-success.module.css';
import { PaymentSums } from './payment-sums.tsx';

/** The appointment card: reference, time, practitioner, treatments, address and amount paid. */
export function AppointmentCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const { address, city, postcode } = booking.location;
  const test = testToCome(booking, new Date());
  const isAtHome = booking.location_type === 'mobile';
  const phone = booking.practitioner_phone;

  return (
    <section aria-label={t('success.appointment')} className={styles.card}>
      <Ticket
        art={<Art svg={band({ id: String(booking.id), category: categoryOf(booking) })} />}
        money={<PaymentSums booking={booking} />}
      >
        <p className={styles.reference}>
          <span>{t('success.reference')}</span>
          <b>{bookingReference(booking.booking_id)}</b>
        </p>
        {test && <When label={t('success.patchTest')} visit={test} />}
        <When label={test && t('success.treatment')} visit={booking} />
        <Facts
          facts={[
            {
              key: 'practitioner',
              icon: <Icon of={User} />,
              label: t('success.practitioner'),
              value: [booking.practitioner_name, phone && formatPhone(phone)]
                .filter(Boolean)
                .join(', '),
            },
            ...(booking.patch_test && !test
              ? [
                  {
                    key: 'patch-test',
                    icon: <Icon of={Droplet} />,
                    label: t('success.patchTest'),
                    value: t('summary.dateValue', {
                      date: fullDate(booking.patch_test.date),
                      time: startTimeOf(booking.patch_test),
                    }),
                  },
                ]
              : []),
            {
              key: 'treatments',
              icon: <Icon of={Hand} />,
              label: t('success.treatments'),
              value: booking.treatments.map(({ id, name, quantity }) => (
                <span key={id} className={styles.line}>
                  {t('summary.treatment', { count: quantity, name })}
                </span>
              )),
            },
            {
              key: 'where',
              icon: <Icon of={isAtHome ? House : Store} />,
              label: t(isAtHome ? 'success.atHome' : 'success.atSalon'),
              // A postcode must not be split across lines.
              value: [booking.salon_name, address, city, postcode?.replace(' ', '\u00a0')]
                .filter(Boolean)
                .join(', '),
            },
          ]}
        />
      </Ticket>
    </section>
  );
}

interface WhenProps {
  /** Which of the two visits it is, where there are two. */
  label: string | null;
  visit: Pick<Booking, 'date' | 'start_time'>;
}

function When({ label, visit }: WhenProps) {
  return (
    <h2 className={styles.when}>
      {label && <small>{label}</small>}
      {fullDate(visit.date)}
      <br />
      {startTimeOf(visit)}
    </h2>
  );
}
