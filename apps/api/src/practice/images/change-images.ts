import { maxWorkImages } from '@freely/api-client/contract';
import { addHours } from 'date-fns/addHours';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { imagePath } from '../../infrastructure/files/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { processImage, storeImage } from './image-files.ts';
import {
  deleteImage,
  insertImage,
  listImages,
  placeImages,
  replaceAvatar,
} from './images.repository.ts';

/** By then the upload has either been saved or failed. */
const cleanUpDelayHours = 1;

/** @throws {AppError} when the file is not an image, or there are ten images already. */
export async function addImage(deps: Deps, practitionerId: number, upload: Blob) {
  await requireRoomForImage(deps.db, practitionerId);
  const src = await storeUpload(deps, upload, 'work');

  return inTransaction(deps.db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    await requireRoomForImage(trx, practitionerId);

    return insertImage(trx, practitionerId, src);
  });
}

/** @throws {AppError} unless `ids` are exactly the practitioner's images. */
export function orderImages({ db }: Deps, practitionerId: number, ids: readonly number[]) {
  return inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const existing = new Set((await listImages(trx, practitionerId)).map(({ id }) => id));
    if (ids.some((id) => !existing.has(id))) throw notFound();
    if (ids.length < existing.size) {
      throw new AppError('wrong_state', 'images.changed');
    }
    await placeImages(trx, practitionerId, ids);

    return listImages(trx, practitionerId);
  });
}

export function removeImage({ db, jobs }: Deps, practitionerId: number, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const removed = await deleteImage(trx, practitionerId, id);
    if (!removed) throw notFound();
    await jobs.enqueue(trx, 'drop-picture', removed);
  });
}

export async function changeAvatar(deps: Deps, userId: number, upload: Blob): Promise<string> {
  const src = await storeUpload(deps, upload, 'avatar');
  await inTransaction(deps.db, async (trx) => {
    const before = await replaceAvatar(trx, userId, src);
    if (before) await deps.jobs.enqueue(trx, 'drop-picture', { src: before });
  });

  return src;
}

/**
 * Stores the files of an image. A job is queued first that deletes them if the image is never
 * saved, for instance because this process dies.
 */
async function storeUpload(deps: Deps, upload: Blob, kind: 'work' | 'avatar'): Promise<string> {
  const image = await processImage(upload, kind).catch((error: unknown) => {
    throw atField(fields[kind], error);
  });
  const src = imagePath(image.name);
  const later = addHours(new Date(), cleanUpDelayHours);
  await inTransaction(deps.db, (trx) =>
    deps.jobs.enqueue(trx, 'drop-picture', { src }, { startAfter: later }),
  );
  await storeImage(deps.files, image);

  return src;
}

/** Where a form has the file. */
const fields = { work: 'file', avatar: 'profileImage' } as const;

/** What is wrong with an image stands at its field of the form. */
const atField = (field: string, error: unknown) =>
  error instanceof AppError && error.code === 'invalid'
    ? new AppError(error.code, error.text, { [field]: [error.text] })
    : error;

async function requireRoomForImage(db: Db, practitionerId: number): Promise<void> {
  const images = await listImages(db, practitionerId);
  if (images.length < maxWorkImages) return;
  const message = 'images.tooMany';
  throw new AppError('invalid', message, { file: [message] });
}
