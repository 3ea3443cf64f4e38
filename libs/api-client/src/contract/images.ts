import * as v from 'valibot';
import { call } from './call.ts';
import { Id, IdParams, Line, Message } from './values.ts';

/** Images that practitioners upload: their avatar, and photos of their work (D44, D63). */

/** Largest image file, in bytes. */
export const maxImageBytes = 6 * 1024 * 1024;
/** Most work images of one practitioner. */
export const maxWorkImages = 10;

/** A GIF, JPEG, PNG or BMP. The server checks its real format. */
const ImageFile = v.pipe(
  v.blob('rules.image.required'),
  v.minSize(1, 'rules.image.required'),
  v.maxSize(maxImageBytes, 'rules.image.large'),
);

/** `src` is the large image; with `-small` before the file extension it is the small one. */
const WorkImage = v.object({ id: v.number(), src: v.string() });

export const workImages = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/images',
  access: 'practitioner',
  response: v.array(WorkImage),
});

/** The new image is the only one in `files`. */
export const addWorkImage = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/images',
  access: 'practitioner',
  isForm: true,
  body: v.object({ file: ImageFile }),
  response: v.object({ files: v.array(WorkImage) }),
});

export const removeWorkImage = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/practitioner/images/:id',
  access: 'practitioner',
  owner: { of: 'image', by: 'practitioner' },
  params: IdParams,
  response: Message,
});

/** Sets the order of the images. 404 when an id is not one's own, 409 when one is left out. */
export const orderWorkImages = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/practitioner/images',
  access: 'practitioner',
  owner: { of: 'image', by: 'practitioner' },
  body: v.object({
    ids: v.pipe(
      v.array(Id),
      v.maxLength(maxWorkImages),
      v.check((ids) => new Set(ids).size === ids.length, 'rules.image.twice'),
    ),
  }),
  response: v.object({ files: v.array(WorkImage), message: v.string() }),
});

/** The image is cropped to a square. `name` is the original file name, which is ignored. */
export const saveAvatar = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/avatar',
  access: 'practitioner',
  isForm: true,
  body: v.object({ name: v.optional(Line(255)), profileImage: ImageFile }),
  response: v.object({ src: v.string(), message: v.string() }),
});
