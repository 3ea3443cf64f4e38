import * as v from 'valibot';
import { call } from './call.ts';
import { Email, Line, Message, Prose } from './values.ts';

/** A message to the operator from anybody, with or without an account. */
export const ContactMessage = v.object({
  name: v.pipe(v.string('Name is required'), Line(120), v.nonEmpty('Name is required')),
  email: Email,
  subject: v.pipe(v.string('Subject is required'), Line(160), v.nonEmpty('Subject is required')),
  message: v.pipe(
    v.string('Message is required'),
    Prose(5000, 'Please keep to 5000 characters'),
    v.nonEmpty('Message is required'),
  ),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

export const sendContactMessage = /*#__PURE__*/ call({
  method: 'POST',
  path: '/contact',
  access: 'public',
  body: ContactMessage,
  response: Message,
});
