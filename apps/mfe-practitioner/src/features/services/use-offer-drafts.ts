import type { OwnService, OwnServiceChange } from '@freely/api-client/contract';
import { penceOf } from '@freely/domain/money';
import type { Offer, Treatment, TreatmentGroup } from '@freely/practice/treatment-list';
import { useState } from 'react';

/** What was typed for a treatment, kept until it is saved: its panel may be closed before (D48). */
export function useOfferDrafts(groups: readonly TreatmentGroup[], own: readonly OwnService[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Offer>>(new Map());
  const saved = new Map(own.map((offer) => [offer.sub_service_id, offerOf(offer)]));
  const savedFor = ({ id, duration }: Treatment) => saved.get(id) ?? { price: null, duration };
  const isUnsaved = (treatment: Treatment) => {
    const draft = drafts.get(treatment.id);

    return draft !== undefined && !isSame(draft, savedFor(treatment));
  };
  const dropIf = (id: number, isOver: (draft: Offer) => boolean) =>
    setDrafts((now) => new Map([...now].filter(([key, draft]) => key !== id || !isOver(draft))));

  return {
    /** By the id of the treatment. */
    saved,
    unsaved: new Set(
      groups.flatMap(({ treatments }) => treatments.filter(isUnsaved).map(({ id }) => id)),
    ),
    draftOf: (treatment: Treatment) => drafts.get(treatment.id) ?? savedFor(treatment),
    change: (id: number, draft: Offer) => setDrafts((now) => new Map([...now, [id, draft]])),
    /** Unless something else was typed meanwhile. */
    dropSaved: (sent: OwnServiceChange) =>
      dropIf(sent.sub_service_id, (draft) => isSame(draft, offerOf(sent))),
    drop: (id: number) => dropIf(id, () => true),
  };
}

const offerOf = ({ price, duration }: { price: number; duration?: number | undefined }): Offer => ({
  price: penceOf(price),
  duration: duration ?? null,
});

const isSame = (one: Offer, other: Offer) =>
  one.price === other.price && one.duration === other.duration;
