import * as v from 'valibot';
import { call } from './call.ts';
import { Message } from './values.ts';

/** A second factor: codes of an app, besides the password (D82). For the owner alone. */

/** Six digits of the app, or a recovery code. */
export const SecondFactorCode = v.pipe(
  v.string('rules.code.required'),
  v.trim(),
  v.nonEmpty('rules.code.required'),
  v.maxLength(40, 'rules.code.wrong'),
);

export const secondFactor = /*#__PURE__*/ call({
  method: 'GET',
  path: '/auth/secondFactor',
  access: 'signed-in',
  beforeSecondFactor: true,
  response: v.object({ is_on: v.boolean(), recovery_codes_left: v.number() }),
});

export const SecondFactorSetup = v.object({
  /** To type into an app that cannot scan. */
  secret: v.string(),
  /** The QR code, in modules: the path of the dark ones, and the length of a side. */
  qr: v.object({ path: v.string(), size: v.number() }),
});
export type SecondFactorSetup = v.InferOutput<typeof SecondFactorSetup>;

/** Makes a new secret, which counts once a code of it has confirmed that an app has it. */
export const setUpSecondFactor = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/secondFactor',
  access: 'signed-in',
  beforeSecondFactor: true,
  recentLogin: 'always',
  response: SecondFactorSetup,
});

/** Turns it on, and ends all other sessions: they were started with the password alone. */
export const confirmSecondFactor = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/auth/secondFactor',
  access: 'signed-in',
  beforeSecondFactor: true,
  recentLogin: 'always',
  body: v.object({ code: SecondFactorCode }),
  response: v.object({
    message: v.string(),
    /** Shown this once. Each replaces a code of the app once. */
    recovery_codes: v.array(v.string()),
  }),
});

export const turnOffSecondFactor = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/auth/secondFactor',
  access: 'signed-in',
  recentLogin: 'always',
  body: v.object({ code: SecondFactorCode }),
  response: Message,
});
