import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import { acceptForms, serve } from '../../kernel/http/index.ts';
import { addImage, changeAvatar, orderImages, removeImage } from './change-images.ts';
import { presentImages } from './images.presenter.ts';
import { listImages } from './images.repository.ts';
import { limitUploads } from './limit-uploads.ts';
import { ownedImages } from './owned-images.ts';

export function registerImages(app: FastifyInstance, deps: Deps): void {
  app.ownedObjects.set('image', ownedImages);

  serve(app, contract.workImages, async ({ user }) =>
    presentImages(await listImages(deps.db, user.id), deps.config),
  );

  serve(app, contract.orderWorkImages, async ({ user, body }) => ({
    files: presentImages(await orderImages(deps, user.id, body.ids), deps.config),
    message: 'images.orderSaved',
  }));

  serve(app, contract.removeWorkImage, async ({ user, params }) => {
    await removeImage(deps, user.id, params.id);

    return { message: 'images.deleted' };
  });

  // Only these calls accept multipart forms.
  app.register(async (forms) => {
    await acceptForms(forms);
    limitUploads(forms);

    serve(forms, contract.addWorkImage, async ({ user, body }) => ({
      files: presentImages([await addImage(deps, user.id, body.file)], deps.config),
    }));

    serve(forms, contract.saveAvatar, async ({ user, body }) => ({
      src: imageUrl(deps.config, await changeAvatar(deps, user.id, body.profileImage)),
      message: 'images.photoSaved',
    }));
  });
}
