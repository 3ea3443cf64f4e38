import type { PractitionerInfo, SearchLocationType } from '@freely/api-client/contract';
import { Seal } from '@freely/booking-parts/seal';
import { useTranslation } from '@freely/i18n';
import { publicSettings } from '@freely/shell-sdk';
import { Icon } from '@freely/ui/icon';
import { PlaceMap } from '@freely/ui/map';
import { FileBadge } from 'lucide-react';
import { WhereTheyWork } from '../../../journey/where-they-work.tsx';
import styles from '../view-profile.module.css';

/** A mile, in metres: the radius of the area shown instead of the address (D39). */
const areaRadius = 1609.34;

interface BioSectionProps {
  practitioner: PractitionerInfo;
  /** The location type of the search, if there is one. */
  location: SearchLocationType | undefined;
}

export function BioSection({ practitioner, location }: BioSectionProps) {
  const { t } = useTranslation('booking/profile');
  const { t: tJourney } = useTranslation('booking/journey');
  const { name, bio, qualifications, verified, geoposition, work_location_types } = practitioner;
  // For a home visit, the salon's area is irrelevant.
  const area = work_location_types.salon && location !== 'mobile' ? geoposition : null;

  return (
    <section id="bio" aria-labelledby="bio-title" tabIndex={-1} className={styles.section}>
      <h2 id="bio-title">{t('about', { name })}</h2>
      <div className={styles.ticks}>
        <WhereTheyWork types={work_location_types} />
        {verified && <Seal label={tJourney('checked')} isLabelShown />}
      </div>
      <p className={styles.bio}>{bio}</p>
      {qualifications.length > 0 && (
        <>
          <h3>{t('qualifications')}</h3>
          <ul className={styles.qualifications}>
            {qualifications.map((qualification) => (
              <li key={qualification}>
                <Icon of={FileBadge} />
                {qualification}
              </li>
            ))}
          </ul>
        </>
      )}
      {area && (
        <>
          <h3>{t('area')}</h3>
          <PlaceMap
            lat={area.lat}
            lng={area.lon}
            zoom={12}
            mapsKey={publicSettings().mapsKey}
            radiusMetres={areaRadius}
            label={t('areaMap', { name })}
            href={`https://www.openstreetmap.org/#map=12/${area.lat}/${area.lon}`}
            note={t('areaHint')}
          />
        </>
      )}
    </section>
  );
}
