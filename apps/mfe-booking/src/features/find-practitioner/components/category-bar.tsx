import type { CategorySlug, ServiceType } from '@freely/api-client/contract';
import { categoriesOf } from '@freely/domain/service-types';
import { useTranslation } from '@freely/i18n';
import { Chip } from '@freely/ui/chip';
import { SelectField } from '@freely/ui/field';
import { Tabs } from '@freely/ui/tabs';
import type { Treatments } from '../queries.ts';
import styles from './category-bar.module.css';
import type { Controls } from './filters.tsx';
import { SortField } from './sort-field.tsx';

interface CategoryBarProps extends Controls {
  type: ServiceType;
  treatments: Treatments;
  isSortShown: boolean;
}

/** Tabs for the categories of this service type, and a dropdown for one category's treatments. */
export function CategoryBar({ type, treatments, shown, onChange, isSortShown }: CategoryBarProps) {
  const { t: tJourney } = useTranslation('booking/journey');
  const { t } = useTranslation('booking/search');
  const categories: readonly CategorySlug[] = categoriesOf[type];
  const { category, treatment } = shown;
  const offered = category ? (treatments[category]?.treatments ?? {}) : {};
  const treatmentName = treatment === undefined ? undefined : nameOf(treatments, treatment);
  const categoryName = category ? tJourney(`category.${category}`).toLowerCase() : '';

  return (
    <>
      <Tabs
        label={t('filters.categories')}
        tabs={[
          { key: 'all' as const, label: tJourney('category.all') },
          ...categories.map((key) => ({ key, label: tJourney(`category.${key}`) })),
        ]}
        selected={category ?? 'all'}
        onSelect={(key) =>
          onChange({ category: key === 'all' ? undefined : key, treatment: undefined })
        }
      />
      <div className={styles.toolbar}>
        {category && (
          <SelectField
            className={styles.treatment}
            size="sm"
            label={t('filters.treatment', { category: tJourney(`category.${category}`) })}
            isLabelHidden
            placeholder={t('filters.allTreatments', { category: categoryName })}
            value={treatment === undefined ? '' : String(treatment)}
            options={Object.entries(offered)
              .map(([value, label]) => ({ value, label }))
              .sort((one, other) => one.label.localeCompare(other.label, 'en-GB'))}
            onChange={({ target }) =>
              onChange({ treatment: target.value === '' ? undefined : Number(target.value) })
            }
          />
        )}
        {treatmentName !== undefined && (
          <Chip
            tone="accent"
            onRemove={() => onChange({ treatment: undefined })}
            removeLabel={t('filters.removeTreatment', { name: treatmentName })}
          >
            {treatmentName}
          </Chip>
        )}
        {isSortShown && (
          <div className={styles.sort}>
            <SortField shown={shown} onChange={onChange} />
          </div>
        )}
      </div>
    </>
  );
}

function nameOf(treatments: Treatments, id: number): string | undefined {
  for (const category of Object.values(treatments)) {
    const name = category.treatments[String(id)];
    if (name !== undefined) return name;
  }

  return undefined;
}
