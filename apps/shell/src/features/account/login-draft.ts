import * as v from 'valibot';
import { Email, rule } from './rules.ts';

export const LoginDraft = v.object({
  email: Email,
  password: v.pipe(v.string(), v.nonEmpty(rule('passwordRequired'))),
});
export type LoginDraft = v.InferOutput<typeof LoginDraft>;
