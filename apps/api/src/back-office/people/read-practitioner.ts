import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { Deps } from '../../deps.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { historyOf } from './history.repository.ts';
import {
  countBookings,
  readImages,
  readOffers,
  readPlaces,
  readProfile,
} from './practitioner-detail.repository.ts';
import { findPractitioner } from './practitioner-list.repository.ts';
import { presentPlaces, presentPractitioner } from './practitioners.presenter.ts';

/** Everything that an admin needs for a decision. @throws 404 when there is no such practitioner */
export async function readPractitioner(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  id: number,
): Promise<AdminPractitionerDetail> {
  const row = await findPractitioner(db, id);
  if (!row) throw notFound('practitioners.notFound');
  const [profile, images, places, offers, totals, history] = await Promise.all([
    readProfile(db, id),
    readImages(db, id),
    readPlaces(db, id),
    readOffers(db, id),
    countBookings(db, id),
    historyOf(db, id, 'practitioner'),
  ]);

  return {
    practitioner: {
      ...presentPractitioner(row, config),
      phone: profile.phone,
      bio: profile.bio,
      active: profile.active,
      suspended: profile.is_suspended,
      live: Boolean(profile.is_live),
      start_working_date: profile.start_working_date,
      rejection_reason: profile.rejection_reason,
      how_you_find: profile.how_you_find,
      appointment_scheduling: profile.appointment_scheduling,
    },
    documents: {
      insurance: row.insurance,
      medical_disclaimer_form: profile.medical_disclaimer,
      qualifications: profile.qualifications,
      bank_details: Boolean(profile.has_bank_details),
    },
    work_images: images.map((image) => ({ ...image, src: imageUrl(config, image.src) })),
    places: presentPlaces(places),
    services: offers.map((offer) => ({ ...offer, price: poundsOf(offer.price) })),
    totals,
    history,
  };
}
