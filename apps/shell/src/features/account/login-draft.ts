import { EmailRule, rule } from '@freely/forms';
import * as v from 'valibot';

export const LoginDraft = v.object({
  email: EmailRule,
  password: v.pipe(v.string(), v.nonEmpty(rule('passwordRequired'))),
});
export type LoginDraft = v.InferOutput<typeof LoginDraft>;
