import type { CategorySlug, ServiceType } from '@freely/api-client/contract';
import { categoriesOf } from '@freely/domain/service-types';
import { Chip } from '@freely/ui/chip';
import { SelectField } from '@freely/ui/field';
import { Tabs } from '@freely/ui/tabs';
import { useWords } from '../../../journey/words.ts';
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
  const say = useWords();
  const categories: readonly CategorySlug[] = categoriesOf[type];
  const { category, treatment } = shown;
  const offered = category ? (treatments[category]?.treatments ?? {}) : {};
  const treatmentName = treatment === undefined ? undefined : nameOf(treatments, treatment);
  const categoryName = category ? say(`category.${category}`).toLowerCase() : '';

  return (
    <>
      <Tabs
        label={say('filters.categories')}
        tabs={[
          { key: 'all' as const, label: say('category.all') },
          ...categories.map((key) => ({ key, label: say(`category.${key}`) })),
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
            label={say('filters.treatment', { category: say(`category.${category}`) })}
            isLabelHidden
            placeholder={say('filters.allTreatments', { category: categoryName })}
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
            removeLabel={say('filters.removeTreatment', { name: treatmentName })}
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
