import type { PractitionerServices } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { formatDuration } from '@freely/ui/duration';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { groupByCategory } from '../group-by-category.ts';
import styles from '../view-profile.module.css';
import { type Loaded, SectionFailed } from './section-failed.tsx';

interface TreatmentsSectionProps {
  services: Loaded<PractitionerServices>;
  /** Where a treatment is booked. */
  hrefOf: (treatmentId: number) => string;
}

export function TreatmentsSection({ services, hrefOf }: TreatmentsSectionProps) {
  const { t } = useTranslation('booking/profile');
  const { t: tJourney } = useTranslation('booking/journey');

  return (
    <section
      id="treatments"
      aria-labelledby="treatments-title"
      tabIndex={-1}
      className={styles.section}
    >
      <h2 id="treatments-title">{t('treatmentsHeading')}</h2>
      {services.isPending && (
        <SkeletonRegion>
          <Skeleton height="10rem" />
        </SkeletonRegion>
      )}
      {services.isError && <SectionFailed title={t('treatmentsFailed')} query={services} />}
      {groupByCategory(services.data?.sub_services ?? []).map((group) => (
        <div key={group.category}>
          <h3>{group.name}</h3>
          <ul className={styles.prices}>
            {group.services.map((service) => (
              <li key={service.id}>
                <span>
                  {service.name} <small>{formatDuration(service.duration)}</small>
                  {service.patch_test_hours && (
                    <small className={styles.test}>
                      {tJourney('patchTest', { hours: service.patch_test_hours })}
                    </small>
                  )}
                </span>
                <i aria-hidden="true" />
                <b>{formatPounds(service.price)}</b>
                <Link
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                  to={hrefOf(service.id)}
                  aria-label={t('bookTreatment', { name: service.name })}
                >
                  {t('book')}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
