import { maxWorkImages } from '@freely/api-client/contract';
import { type Db, inTransaction, lockPractitioner } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { filesAddress } from './files-address.ts';
import {
  deleteImage,
  insertImage,
  listImages,
  placeImages,
  replaceAvatar,
} from './images.repository.ts';
import { makePicture, storePicture } from './picture-files.ts';

/** By then an upload has ended, one way or the other. */
const untilSettled = 3_600_000;

/** @throws {AppError} when it is not an image, or there are ten. */
export async function addImage(deps: Deps, practitionerId: number, sent: Blob) {
  await refuseEleventh(deps.db, practitionerId);
  const src = await keep(deps, sent, 'work');

  return inTransaction(deps.db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    await refuseEleventh(trx, practitionerId);

    return insertImage(trx, practitionerId, src);
  });
}

/** @throws {AppError} when the images are not those that are there. */
export function orderImages({ db }: Deps, practitionerId: number, ids: readonly number[]) {
  return inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const there = new Set((await listImages(trx, practitionerId)).map(({ id }) => id));
    if (ids.some((id) => !there.has(id))) throw notFound();
    if (ids.length < there.size) {
      throw new AppError('wrong_state', 'Your photos have changed. Please try again.');
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

export async function changeAvatar(deps: Deps, userId: number, sent: Blob): Promise<string> {
  const src = await keep(deps, sent, 'avatar');
  await inTransaction(deps.db, async (trx) => {
    const before = await replaceAvatar(trx, userId, src);
    if (before) await deps.jobs.enqueue(trx, 'drop-picture', { src: before });
  });

  return src;
}

/** Stores the picture. Should nobody come to show it, because we die here, it goes by itself. */
async function keep(deps: Deps, sent: Blob, kind: 'work' | 'avatar'): Promise<string> {
  const picture = await makePicture(sent, kind);
  const src = `${filesAddress(deps.config)}/${picture.name}`;
  const later = new Date(Date.now() + untilSettled);
  await inTransaction(deps.db, (trx) => deps.jobs.enqueue(trx, 'drop-picture', { src }, later));
  await storePicture(deps.files, picture);

  return src;
}

async function refuseEleventh(db: Db, practitionerId: number): Promise<void> {
  const images = await listImages(db, practitionerId);
  if (images.length < maxWorkImages) return;
  const message = 'You can add only 10 images';
  throw new AppError('invalid', message, { file: [message] });
}
