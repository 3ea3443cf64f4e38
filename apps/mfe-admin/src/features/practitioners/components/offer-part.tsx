import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { formatDuration } from '@freely/ui/duration';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import styles from './offer-part.module.css';

/** The places, treatments and work images of a practitioner. */
export function OfferPart({ of }: { of: AdminPractitionerDetail }) {
  const { t } = useTranslation('admin/practitioners');
  const { t: tShared } = useTranslation('admin');
  const { places, services, work_images } = of;

  return (
    <>
      <DrawerPart title={t('practitionerDrawer.places')}>
        <Lines
          empty={t('practitionerDrawer.noPlaces')}
          lines={places.map((place, index) => ({
            key: `${index} ${place.postcode}`,
            what: [
              tShared(`bookings.places.${place.location_type}`),
              place.name,
              place.address,
              place.town,
              place.postcode,
              place.enabled ? null : t('practitionerDrawer.off'),
            ]
              .filter(Boolean)
              .join(', '),
            aside:
              place.distance_to_travel === null
                ? null
                : t('practitionerDrawer.reach', {
                    count: place.distance_to_travel,
                    charge: formatPounds(place.call_out_charge ?? 0),
                  }),
          }))}
        />
      </DrawerPart>
      <DrawerPart title={t('practitionerDrawer.services')}>
        <Lines
          empty={t('practitionerDrawer.noServices')}
          lines={services.map(({ category_name, name, duration, price }) => ({
            key: `${category_name} ${name}`,
            what: t('practitionerDrawer.service', { name, duration: formatDuration(duration) }),
            aside: formatPounds(price),
          }))}
        />
      </DrawerPart>
      {work_images.length > 0 && (
        <DrawerPart title={t('practitionerDrawer.images')}>
          <ul className={styles.images}>
            {work_images.map(({ id, src }, index) => (
              <li key={id}>
                <img
                  src={src}
                  alt={t('practitionerDrawer.image', { number: index + 1 })}
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        </DrawerPart>
      )}
    </>
  );
}
