import type { OwnService } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { treatmentGroupsQuery } from '@freely/practice/queries';
import { type TreatmentGroup, TreatmentList } from '@freely/practice/treatment-list';
import { useQuery } from '@freely/query';
import { UnsavedChangesGuard, useUnsaved } from '../../autosave/index.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { OfferPanel } from './components/offer-panel.tsx';
import { ownServicesQuery } from './queries.ts';
import { useOfferDrafts } from './use-offer-drafts.ts';

/** The practitioner's treatments and prices. */
export function ServicesPage() {
  const { t } = useTranslation('practitioner/services');
  const catalogue = useQuery(treatmentGroupsQuery);
  const own = useQuery(ownServicesQuery);
  const messages = { loading: t('loading'), failed: t('failed') };

  return (
    <Screen name={t('heading')} lead={t('lead')}>
      <Loaded of={catalogue} {...messages}>
        {(groups) => (
          <Loaded of={own} {...messages}>
            {(offers) => (
              <UnsavedChangesGuard>
                <OwnTreatments groups={groups} own={offers} />
              </UnsavedChangesGuard>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

interface OwnTreatmentsProps {
  groups: readonly TreatmentGroup[];
  own: readonly OwnService[];
}

function OwnTreatments({ groups, own }: OwnTreatmentsProps) {
  const { saved, unsaved, draftOf, change, dropSaved, drop } = useOfferDrafts(groups, own);
  useUnsaved(unsaved.size > 0, true);

  return (
    <TreatmentList groups={groups} offers={saved} unsaved={unsaved}>
      {(treatment) => {
        const { id } = treatment;

        return (
          <OfferPanel
            key={id}
            treatment={treatment}
            isOffered={saved.has(id)}
            draft={draftOf(treatment)}
            onChange={(draft) => change(id, draft)}
            onSaved={dropSaved}
            onRemoved={() => drop(id)}
          />
        );
      }}
    </TreatmentList>
  );
}
