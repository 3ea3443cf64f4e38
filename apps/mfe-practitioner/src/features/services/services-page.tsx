import type { OwnService } from '@freely/api-client/contract';
import { penceOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { treatmentGroupsQuery } from '@freely/practice/queries';
import { type TreatmentGroup, TreatmentList } from '@freely/practice/treatment-list';
import { useQuery } from '@freely/query';
import { Loaded, Screen } from '../../screen.tsx';
import { OfferPanel } from './components/offer-panel.tsx';
import { ownServicesQuery } from './queries.ts';

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
            {(offers) => <OwnTreatments groups={groups} own={offers} />}
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
  const offers = new Map(own.map((offer) => [offer.sub_service_id, offer]));
  const prices = new Map(own.map(({ sub_service_id, price }) => [sub_service_id, penceOf(price)]));

  return (
    <TreatmentList groups={groups} prices={prices}>
      {(treatment) => (
        <OfferPanel key={treatment.id} treatment={treatment} offer={offers.get(treatment.id)} />
      )}
    </TreatmentList>
  );
}
