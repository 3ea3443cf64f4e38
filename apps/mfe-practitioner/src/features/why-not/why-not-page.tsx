import type { OwnLocationTypes, OwnService } from '@freely/api-client/contract';
import { addMonths, londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { horizonMonths } from '@freely/shell-sdk';
import { DateStrip } from '@freely/ui/date-strip';
import { EmptyState } from '@freely/ui/empty-state';
import { SelectField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { Skeleton } from '@freely/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { Loaded, Screen } from '../../screen.tsx';
import type { Home } from './components/customer-place.tsx';
import { DayResult } from './components/day-result.tsx';
import { ownServicesQuery, placesQuery } from './queries.ts';
import styles from './why-not.module.css';

/** "Why am I not shown?": the reasons for a treatment at a place on a day. */
export function WhyNotPage() {
  const { t } = useTranslation('practitioner/why-not');
  const services = useQuery(ownServicesQuery);
  const places = useQuery(placesQuery);
  const both = services.data && places.data && { treatments: services.data, own: places.data };

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded
        of={{ ...(services.isError ? services : places), data: both }}
        loading={t('loading')}
        failed={t('failed')}
      >
        {({ treatments, own }) =>
          treatments.length === 0 ? (
            <EmptyState
              title={t('noTreatments')}
              text={t('noTreatmentsText')}
              action={<Link to="/practitioner/services">{t('services')}</Link>}
              isFramed
            />
          ) : (
            <WhyNotForm treatments={treatments} own={own} />
          )
        }
      </Loaded>
    </Screen>
  );
}

interface WhyNotFormProps {
  treatments: readonly OwnService[];
  own: OwnLocationTypes;
}

// The field for addresses comes after the page: the answer without a place does not wait for it.
const CustomerPlace = lazy(() => import('./components/customer-place.tsx'));

const MOBILE = 'mobile';

/** Where the practitioner takes bookings; if everything is switched off, a place that was added. */
function firstPlace({ mobile, salon: salons }: OwnLocationTypes): string {
  if (mobile && !mobile.disabled) return MOBILE;
  const salon = salons.find(({ disabled }) => !disabled) ?? (mobile ? undefined : salons[0]);

  return salon ? String(salon.salon_id) : MOBILE;
}

function WhyNotForm({ treatments, own }: WhyNotFormProps) {
  const { t } = useTranslation('practitioner/why-not');
  const today = londonDay(new Date());
  const [treatmentId, setTreatment] = useState(treatments[0]?.sub_service_id ?? 0);
  const [place, setPlace] = useState(() => firstPlace(own));
  const [day, setDay] = useState(today);
  const [home, setHome] = useState<Home | null>(null);
  const places = [
    // Without any place, the answer to this one says so.
    ...(own.mobile || own.salon.length === 0 ? [{ value: MOBILE, label: t('mobile') }] : []),
    ...own.salon.map(({ salon_id, name, address }) => ({
      value: String(salon_id),
      label: t('salon', { name: name || address.address }),
    })),
  ];

  return (
    <Stack gap={6}>
      <div className={styles.form}>
        <SelectField
          label={t('treatment')}
          value={String(treatmentId)}
          onChange={(event) => setTreatment(Number(event.target.value))}
          options={treatments.map(({ sub_service_id, name }) => ({
            value: String(sub_service_id),
            label: name,
          }))}
        />
        <SelectField
          label={t('place')}
          value={place}
          onChange={(event) => {
            setPlace(event.target.value);
            // The field for it begins empty again.
            setHome(null);
          }}
          options={places}
        />
        {place === MOBILE && (
          <Suspense fallback={<Skeleton height="5rem" />}>
            <CustomerPlace onChange={setHome} />
          </Suspense>
        )}
      </div>
      <DateStrip
        label={t('day')}
        value={day}
        onChange={setDay}
        min={today}
        max={addMonths(today, horizonMonths() + 1)}
      />
      <DayResult
        params={{
          treatmentId,
          isMobile: place === MOBILE,
          salonId: place === MOBILE ? null : Number(place),
          day,
          home,
        }}
      />
    </Stack>
  );
}
