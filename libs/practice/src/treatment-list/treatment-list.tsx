import { useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { SearchField } from '@freely/ui/search-field';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isOfferPossible } from './treatment-fields.tsx';
import styles from './treatment-list.module.css';
import { TreatmentRow } from './treatment-row.tsx';
import { findTreatments, type Offer, type Treatment, type TreatmentGroup } from './treatments.ts';

export interface TreatmentListProps {
  groups: readonly TreatmentGroup[];
  /** By the id of the treatment, for those that have a price. */
  offers: ReadonlyMap<number, Offer>;
  /** The ids of treatments with changes that are not saved. */
  unsaved?: ReadonlySet<number> | undefined;
  /** Renders the content of the open panel. */
  children: (treatment: Treatment) => ReactNode;
}

/** Services with their treatments. Search by name; one treatment is open at a time. */
export function TreatmentList({ groups, offers, unsaved, children }: TreatmentListProps) {
  const { t } = useTranslation('practice/treatments');
  const [text, setText] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  const [expanded, setExpanded] = useState(() => initiallyExpanded(groups, offers));
  const isSearching = text.trim() !== '';
  const found = findTreatments(groups, text);

  function toggle(id: number) {
    setExpanded((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <div className={styles.list}>
      <SearchField label={t('search')} value={text} onChange={setText} />
      <div role="status">
        {found.length === 0 && (
          <p className={styles.none}>
            <b>{t('none')}</b> {t('noneWhy')}
          </p>
        )}
      </div>
      {found.map((group) => {
        const isExpanded = isSearching || expanded.has(group.id);
        const priced = group.treatments.filter(({ id }) => isOfferPossible(offers.get(id)));

        return (
          <section key={group.id} className={styles.group} aria-label={group.name}>
            <h2 className={styles.name}>
              <button
                type="button"
                aria-expanded={isExpanded}
                aria-disabled={isSearching || undefined}
                onClick={() => !isSearching && toggle(group.id)}
              >
                <Icon of={ChevronDown} />
                {group.name}
                {priced.length > 0 && (
                  <small className={styles.count}>{t('priced', { count: priced.length })}</small>
                )}
              </button>
            </h2>
            {isExpanded && (
              <ul className={styles.rows}>
                {group.treatments.map((treatment) => (
                  <TreatmentRow
                    key={treatment.id}
                    treatment={treatment}
                    offer={offers.get(treatment.id)}
                    isUnsaved={unsaved?.has(treatment.id) ?? false}
                    isOpen={open === treatment.id}
                    onToggle={() => setOpen(open === treatment.id ? null : treatment.id)}
                  >
                    {children}
                  </TreatmentRow>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** The groups with a priced treatment, otherwise the first group. */
function initiallyExpanded(
  groups: readonly TreatmentGroup[],
  offers: ReadonlyMap<number, Offer>,
): ReadonlySet<number> {
  const used = groups.filter(({ treatments }) => treatments.some(({ id }) => offers.has(id)));

  return new Set((used.length > 0 ? used : groups.slice(0, 1)).map(({ id }) => id));
}
