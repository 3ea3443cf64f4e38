import { ApiError } from '@freely/api-client/client';
import type { OwnServiceChange } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import {
  isOfferPossible,
  isPriceOfTreatment,
  isTreatmentDuration,
  type Offer,
  type Treatment,
  TreatmentFields,
} from '@freely/practice/treatment-list';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { Trash2 } from 'lucide-react';
import { useRemoveService, useSaveService } from '../queries.ts';

interface OfferPanelProps {
  treatment: Treatment;
  isOffered: boolean;
  /** What was typed, otherwise what is saved. */
  draft: Offer;
  onChange: (draft: Offer) => void;
  onSaved: (sent: OwnServiceChange) => void;
  onRemoved: () => void;
}

/** Price and duration of one treatment, with buttons to add, update and remove it. */
export function OfferPanel({
  treatment,
  isOffered,
  draft,
  onChange,
  onSaved,
  onRemoved,
}: OfferPanelProps) {
  const { t } = useTranslation('practitioner/services');
  const { price, duration } = draft;
  const saving = useSaveService(isOffered, onSaved);
  const removing = useRemoveService(onRemoved);
  const fields = saving.error instanceof ApiError ? saving.error.fields : {};

  function save() {
    if (!isPriceOfTreatment(price) || !isTreatmentDuration(duration)) return;
    // What is on screen stays there if the treatment was changed elsewhere.
    onChange(draft);
    saving.mutate({ sub_service_id: treatment.id, price: poundsOf(price), duration });
  }

  return (
    <>
      <AnnouncedErrors>
        <TreatmentFields
          treatment={treatment}
          price={price}
          onPriceChange={(changed) => onChange({ ...draft, price: changed })}
          duration={duration}
          onDurationChange={(changed) => onChange({ ...draft, duration: changed })}
          errors={{ price: fields.price?.[0], duration: fields.duration?.[0] }}
          onFocus={() => saving.isError && saving.reset()}
        />
      </AnnouncedErrors>
      <Row gap={3}>
        <Button disabled={!isOfferPossible(draft)} isPending={saving.isPending} onClick={save}>
          {t(isOffered ? 'update' : 'add')}
        </Button>
        {isOffered && (
          <Button
            variant="quiet"
            icon={<Icon of={Trash2} />}
            isPending={removing.isPending}
            onClick={() => removing.mutate(treatment.id)}
          >
            {t('remove')}
          </Button>
        )}
      </Row>
    </>
  );
}
