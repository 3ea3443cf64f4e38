import { EmailRule, rule } from '@freely/forms';
import * as v from 'valibot';

export const LoginDraft = v.object({
  email: EmailRule,
  password: v.pipe(v.string(), v.nonEmpty(rule('passwordRequired'))),
  /** Of the second factor; the server says whether it is needed. */
  code: v.string(),
});
export type LoginDraft = v.InferOutput<typeof LoginDraft>;
