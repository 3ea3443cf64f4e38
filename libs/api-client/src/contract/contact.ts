import * as v from 'valibot';
import { call } from './call.ts';
import { Email, Line, Message, Prose } from './values.ts';

/** A message to the operator from anybody, with or without an account. */
export const ContactMessage = v.object({
  name: v.pipe(v.string('rules.person.name'), Line(120), v.nonEmpty('rules.person.name')),
  email: Email,
  subject: v.pipe(v.string('rules.text.subject'), Line(160), v.nonEmpty('rules.text.subject')),
  message: v.pipe(
    v.string('rules.text.message'),
    Prose(5000, 'rules.text.long?max=5000'),
    v.nonEmpty('rules.text.message'),
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
