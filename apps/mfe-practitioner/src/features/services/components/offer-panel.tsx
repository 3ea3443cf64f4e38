import { ApiError } from '@freely/api-client/client';
import type { OwnService } from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import {
  isPriceOfTreatment,
  isTreatmentDuration,
  type Treatment,
  TreatmentFields,
} from '@freely/practice/treatment-list';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isChangedElsewhere, useRemoveService, useSaveService } from '../queries.ts';

interface OfferPanelProps {
  treatment: Treatment;
  /** Undefined if the treatment is not offered. */
  offer: OwnService | undefined;
}

/** Price and duration of one treatment, with buttons to add, update and remove it. */
export function OfferPanel({ treatment, offer }: OfferPanelProps) {
  const { t } = useTranslation('practitioner/services');
  const [price, setPrice] = useState(offer ? penceOf(offer.price) : null);
  const [duration, setDuration] = useState<number | null>(offer?.duration ?? treatment.duration);
  const saving = useSaveService(offer !== undefined);
  const removing = useRemoveService();
  const fields = saving.error instanceof ApiError ? saving.error.fields : {};

  function save() {
    if (!isPriceOfTreatment(price) || !isTreatmentDuration(duration)) return;
    saving.mutate({ sub_service_id: treatment.id, price: poundsOf(price), duration });
  }

  function remove() {
    const clear = () => {
      setPrice(null);
      setDuration(treatment.duration);
    };
    removing.mutate(treatment.id, {
      onSuccess: clear,
      // It was removed elsewhere.
      onError: (error) => isChangedElsewhere(error) && clear(),
    });
  }

  return (
    <>
      <AnnouncedErrors>
        <TreatmentFields
          treatment={treatment}
          price={price}
          onPriceChange={setPrice}
          duration={duration}
          onDurationChange={setDuration}
          errors={{ price: fields.price?.[0], duration: fields.duration?.[0] }}
          onFocus={() => saving.isError && saving.reset()}
        />
      </AnnouncedErrors>
      <Row gap={3}>
        <Button
          disabled={!isPriceOfTreatment(price) || !isTreatmentDuration(duration)}
          isPending={saving.isPending}
          onClick={save}
        >
          {t(offer ? 'update' : 'add')}
        </Button>
        {offer && (
          <Button
            variant="quiet"
            icon={<Icon of={Trash2} />}
            isPending={removing.isPending}
            onClick={remove}
          >
            {t('remove')}
          </Button>
        )}
      </Row>
    </>
  );
}
