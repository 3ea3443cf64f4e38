import * as v from 'valibot';
import { call } from './call.ts';
import { Id, IdParams, Line, Message } from './values.ts';

/** Pictures that practitioners show: of themselves, and of their work (D44, D63). */

/** Most bytes of one picture. */
export const maxImageBytes = 6 * 1024 * 1024;
/** Most pictures of work. */
export const maxWorkImages = 10;

/** A GIF, JPEG, PNG or BMP. What it really is, the server finds out. */
const ImageFile = v.pipe(
  v.blob('Please add image'),
  v.minSize(1, 'Please add image'),
  v.maxSize(maxImageBytes, 'Please add an image of at most 6 MB'),
);

/** `src` is the large picture; `-small` before the ending gives a small one. */
const WorkImage = v.object({ id: v.number(), src: v.string() });

export const workImages = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/images',
  access: 'practitioner',
  answer: v.array(WorkImage),
});

/** The new picture is the first, and only, one of `files`. */
export const addWorkImage = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/images',
  access: 'practitioner',
  isForm: true,
  body: v.object({ file: ImageFile }),
  answer: v.object({ files: v.array(WorkImage) }),
});

export const removeWorkImage = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/practitioner/images/:id',
  access: 'practitioner',
  params: IdParams,
  answer: Message,
});

/** Puts one's pictures in this order. 404 when one is not theirs, 409 when one of theirs is left out. */
export const orderWorkImages = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/practitioner/images',
  access: 'practitioner',
  body: v.object({
    ids: v.pipe(
      v.array(Id),
      v.maxLength(maxWorkImages),
      v.check((ids) => new Set(ids).size === ids.length, 'Each image has one place'),
    ),
  }),
  answer: v.object({ files: v.array(WorkImage), message: v.string() }),
});

/** The picture is cut to a square. `name` is what the file was called; nothing is made of it. */
export const saveAvatar = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner/avatar',
  access: 'practitioner',
  isForm: true,
  body: v.object({ name: v.optional(Line(255)), profileImage: ImageFile }),
  answer: v.object({ src: v.string(), message: v.string() }),
});
