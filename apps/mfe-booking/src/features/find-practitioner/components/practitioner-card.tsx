import type { FoundPractitioner } from '@freely/api-client/contract';
import { Seal } from '@freely/booking-parts/seal';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { buttonClass } from '@freely/ui/button';
import { Card } from '@freely/ui/card';
import { Chip } from '@freely/ui/chip';
import { Rating } from '@freely/ui/rating';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { formatExperience } from '../../../journey/experience.ts';
import { fromResults } from '../../../journey/from-results.ts';
import { availabilityHref, profileHref } from '../../../journey/paths.ts';
import type { JourneySearch } from '../../../journey/search-params.ts';
import { usePrefetchPractitioner } from '../../../journey/use-prefetch-practitioner.ts';
import { WhereTheyWork } from '../../../journey/where-they-work.tsx';
import styles from './practitioner-card.module.css';

interface PractitionerCardProps {
  practitioner: FoundPractitioner;
  search: JourneySearch;
  /** The query string of this page, passed on to the profile and the dialog. */
  query: string;
  isTreatmentChosen: boolean;
}

export function PractitionerCard({
  practitioner,
  search,
  query,
  isTreatmentChosen,
}: PractitionerCardProps) {
  const { t } = useTranslation('booking/journey');
  const { t: tSearch } = useTranslation('booking/search');
  const prefetch = usePrefetchPractitioner(practitioner.id, search);
  const { id, name } = practitioner;
  const profile = { to: profileHref(id, query), state: fromResults, ...prefetch };

  return (
    <Card as="li" className={styles.card}>
      {/* Hidden from the keyboard: the name beside it is the same link. */}
      <Link className={styles.image} tabIndex={-1} aria-hidden="true" {...profile}>
        <Avatar src={practitioner.avatar} id={id} name={name} isSquare className={styles.avatar} />
      </Link>
      <div className={styles.main}>
        <h2 className={styles.name}>
          <Link {...profile}>{name}</Link>
          {practitioner.verified && <Seal label={t('checked')} />}
          {practitioner.recently_joined && (
            <Chip tone="accent" size="sm">
              {tSearch('results.recentlyJoined')}
            </Chip>
          )}
        </h2>
        <p className={styles.meta}>
          {practitioner.reviews_amount > 0 && (
            <Rating value={practitioner.practitioner_rating} count={practitioner.reviews_amount} />
          )}
          <span>{formatExperience(practitioner.experience)}</span>
        </p>
        <p className={styles.bio}>{practitioner.bio}</p>
        <div className={styles.offers}>
          <WhereTheyWork types={practitioner.work_location_types} />
        </div>
      </div>
      <div className={styles.purchase}>
        <p className={styles.price}>
          <small>{isTreatmentChosen ? practitioner.service_name : tSearch('results.from')}</small>
          <b>{formatPounds(practitioner.service_price)}</b>
          <CallOut practitioner={practitioner} location={search.location} />
        </p>
        <Link
          className={buttonClass()}
          to={availabilityHref(id, query)}
          // The dialog opens over the results, whose scroll position stays.
          preventScrollReset
          {...prefetch}
        >
          {tSearch('results.select')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
        <Link className={styles.more} {...profile}>
          {tSearch('results.viewProfile')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}

/** For home visits, the call-out charge comes on top of the price (D55). */
function CallOut({
  practitioner: { call_out_charge: charge, found_at },
  location,
}: {
  practitioner: FoundPractitioner;
  location: JourneySearch['location'];
}) {
  const { t } = useTranslation('booking/search');
  const isAtHome = location === 'mobile' || (location === 'idm' && found_at?.mobile);
  if (!isAtHome) return null;
  if (charge && found_at?.salon) {
    return <small>{t('results.callOutAtHome', { amount: formatPounds(charge) })}</small>;
  }

  return (
    <small>
      {charge ? t('results.callOut', { amount: formatPounds(charge) }) : t('results.noCallOut')}
    </small>
  );
}
