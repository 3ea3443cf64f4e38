import { send } from '@freely/api-client/client';
import { saveSubServices } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { treatmentGroupsQuery } from '@freely/practice/queries';
import { isOfferPossible, TreatmentFields, TreatmentList } from '@freely/practice/treatment-list';
import { useQuery } from '@freely/query';
import { Button } from '@freely/ui/button';
import { SaveProblem } from './components/save-problem.tsx';
import { StepState } from './components/step-state.tsx';
import { WizardFrame } from './components/wizard-frame.tsx';
import { OffersDraft } from './drafts.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';
import { useSaveStep } from './use-save-step.ts';

const noOffers: OffersDraft = {};

/** Step 2: the practitioner's treatments and prices. Entering a price selects a treatment. */
export function ServicesStep() {
  const { t } = useTranslation('public/onboarding');
  const catalogue = useQuery(treatmentGroupsQuery);
  const { draft, saveDraft, clearDraft } = usePersistedDraft('services', OffersDraft, noOffers);
  const { save, isPending, problem, fields, clear } = useSaveStep(async (offers: OffersDraft) => {
    const response = await send(saveSubServices, { body: bodyOf(pricedIn(offers)) });
    clearDraft();
    return response;
  });
  const offers = pricedIn(draft);
  const chosen = offers.filter(isOfferPossible);
  const canGoOn = chosen.length > 0 && chosen.length === offers.length;

  function change(id: number, price: number | null, duration: number | null) {
    clear();
    saveDraft({ ...draft, [id]: { price, duration } });
  }

  return (
    <WizardFrame
      step="services"
      // Why the button is disabled, or how many there are.
      status={
        chosen.length < offers.length
          ? t('services.wrong', { count: offers.length - chosen.length })
          : offers.length === 0
            ? t('services.none')
            : t('services.chosen', { count: chosen.length })
      }
      action={
        <Button disabled={!canGoOn} isPending={isPending} onClick={() => save(draft)}>
          {t('next')}
        </Button>
      }
    >
      <SaveProblem message={problem} />
      {catalogue.data ? (
        <TreatmentList
          groups={catalogue.data}
          offers={new Map(offers.map((offer) => [offer.id, offer]))}
        >
          {(treatment) => {
            const { id } = treatment;
            const offer = draft[id] ?? { price: null, duration: treatment.duration };

            return (
              <TreatmentFields
                key={id}
                treatment={treatment}
                price={offer.price}
                onPriceChange={(price) => change(id, price, offer.duration)}
                duration={offer.duration}
                onDurationChange={(duration) => change(id, offer.price, duration)}
                errors={{
                  price: fields[`${id}.price`]?.[0],
                  duration: fields[`${id}.duration`]?.[0],
                }}
              />
            );
          }}
        </TreatmentList>
      ) : (
        <StepState
          error={catalogue.error}
          isFetching={catalogue.isFetching}
          onRetry={() => void catalogue.refetch()}
        />
      )}
    </WizardFrame>
  );
}

interface PricedOffer {
  id: number;
  /** Pence. */
  price: number;
  duration: number | null;
}

function pricedIn(draft: OffersDraft): PricedOffer[] {
  return Object.entries(draft).flatMap(([id, { price, duration }]) =>
    price === null ? [] : [{ id: Number(id), price, duration }],
  );
}

function bodyOf(offers: readonly PricedOffer[]) {
  return Object.fromEntries(
    offers.map(({ id, price, duration }) => [
      id,
      { price: poundsOf(price), ...(duration === null ? {} : { duration }) },
    ]),
  );
}
