import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useWords } from '../../../words.ts';
import { usePractitionerWords } from '../words.ts';
import styles from './offer-part.module.css';

/** The places, treatments and work images of a practitioner. */
export function OfferPart({ of }: { of: AdminPractitionerDetail }) {
  const say = usePractitionerWords();
  const sayShared = useWords();
  const { places, services, work_images } = of;

  return (
    <>
      <DrawerPart title={say('practitionerDrawer.places')}>
        <Lines
          empty={say('practitionerDrawer.noPlaces')}
          lines={places.map((place, index) => ({
            key: `${index} ${place.postcode}`,
            what: [
              sayShared(`bookings.places.${place.location_type}`),
              place.name,
              place.address,
              place.town,
              place.postcode,
              place.enabled ? null : say('practitionerDrawer.off'),
            ]
              .filter(Boolean)
              .join(', '),
            aside:
              place.distance_to_travel === null
                ? null
                : say('practitionerDrawer.reach', {
                    miles: place.distance_to_travel,
                    charge: formatPounds(place.call_out_charge ?? 0),
                  }),
          }))}
        />
      </DrawerPart>
      <DrawerPart title={say('practitionerDrawer.services')}>
        <Lines
          empty={say('practitionerDrawer.noServices')}
          lines={services.map(({ category_name, name, duration, price }) => ({
            key: `${category_name} ${name}`,
            what: say('practitionerDrawer.service', { name, minutes: duration }),
            aside: formatPounds(price),
          }))}
        />
      </DrawerPart>
      {work_images.length > 0 && (
        <DrawerPart title={say('practitionerDrawer.images')}>
          <ul className={styles.images}>
            {work_images.map(({ id, src }, index) => (
              <li key={id}>
                <img
                  src={src}
                  alt={say('practitionerDrawer.image', { number: index + 1 })}
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
