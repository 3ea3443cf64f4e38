import type { PractitionerInfo } from '@freely/api-client/contract';
import { type Fact, Facts, Ticket } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { type TFunction, useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { BadgePercent, MapPin, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfferedService } from '../../../journey/price.ts';
import styles from '../view-profile.module.css';

interface BookingAsideProps {
  practitioner: PractitionerInfo;
  services: readonly OfferedService[];
  /** The treatment chosen in the search, if any. */
  treatment: number | undefined;
  button: ReactNode;
}

/** The price, the booking button and the most important terms. */
export function BookingAside({ practitioner, services, treatment, button }: BookingAsideProps) {
  const { t } = useTranslation('booking/profile');
  const { name } = practitioner;
  const facts: Fact[] = [
    { key: 'place', icon: <Icon of={MapPin} />, ...placeFact(t, practitioner) },
    {
      key: 'refund',
      icon: <Icon of={RotateCcw} />,
      label: t('refund'),
      value: t('refundText'),
    },
    {
      key: 'again',
      icon: <Icon of={BadgePercent} />,
      label: t('comeBack', { name }),
      value: t('comeBackText'),
    },
  ];

  return (
    <aside className={styles.purchase} aria-label={t('booking', { name })}>
      <Ticket money={<Facts facts={facts} />}>
        <Price services={services} treatment={treatment} />
        {button}
      </Ticket>
    </aside>
  );
}

/** On phones, a bar with the price and the button that stays visible while scrolling. */
export function BookingBar({
  services,
  treatment,
  button,
}: Omit<BookingAsideProps, 'practitioner'>) {
  return (
    <div className={styles.bar}>
      <Price services={services} treatment={treatment} />
      <div>{button}</div>
    </div>
  );
}

/** The price of the chosen treatment, otherwise the lowest price. */
function Price({ services, treatment }: Pick<BookingAsideProps, 'services' | 'treatment'>) {
  const { t } = useTranslation('booking/profile');
  const chosen = services.find(({ id }) => id === treatment);
  const price = chosen?.price ?? Math.min(...services.map((service) => service.price));

  return (
    <p className={styles.from}>
      <small>{chosen?.name ?? t('from')}</small>
      <b>{Number.isFinite(price) ? formatPounds(price) : '\u00a0'}</b>
    </p>
  );
}

function placeFact(
  t: TFunction<'booking/profile'>,
  practitioner: PractitionerInfo,
): Pick<Fact, 'label' | 'value'> {
  const { mobile, salon } = practitioner.work_location_types;
  const charge = practitioner.call_out_charge;
  if (!mobile) return { label: t('place'), value: t('salonOnly') };

  const amount = charge ? formatPounds(charge) : null;
  const label = t(salon ? 'placeBoth' : 'placeMobile');
  if (amount === null) return { label, value: t('noCallOut') };

  return {
    label,
    value: t(salon ? 'callOutOrSalon' : 'callOutOnly', { amount }),
  };
}
