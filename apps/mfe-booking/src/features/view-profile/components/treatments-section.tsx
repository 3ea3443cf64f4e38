import type { PractitionerServices } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { groupByCategory } from '../group-by-category.ts';
import styles from '../view-profile.module.css';
import { type Loaded, SectionFailed } from './section-failed.tsx';

export function TreatmentsSection({ services }: { services: Loaded<PractitionerServices> }) {
  const { t } = useTranslation('booking/profile');

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
                <span>{service.name}</span>
                <i aria-hidden="true" />
                <b>{formatPounds(service.price)}</b>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
