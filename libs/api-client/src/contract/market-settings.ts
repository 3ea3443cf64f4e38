import { publicSettingNames, settingNames } from '@freely/domain/market-settings';
import { publicTextNames, textNames } from '@freely/domain/market-texts';
import * as v from 'valibot';
import { call } from './call.ts';
import { Reason } from './values.ts';

/** Market settings (D80). The lists are `@freely/domain/market-settings` and `market-texts`. */

const valuesOf = <Name extends string>(names: readonly Name[]) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.number()])) as Record<
      Name,
      v.NumberSchema<undefined>
    >,
  );

const textsOf = <Name extends string>(names: readonly Name[]) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.string()])) as Record<
      Name,
      v.StringSchema<undefined>
    >,
  );

/** The settings that browsers need. They may be cached for a minute. */
export const publicMarketSettings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/marketSettings',
  access: 'public',
  response: /*#__PURE__*/ v.object({
    .../*#__PURE__*/ valuesOf(publicSettingNames).entries,
    texts: /*#__PURE__*/ v.optional(/*#__PURE__*/ textsOf(publicTextNames)),
  }),
});

/** Of a text it is a string. */
const SettingValue = v.union([v.number(), v.string()]);

export const AdminSettings = v.object({
  /** Sent back with a change: a change of an older version is a 409. */
  version: v.number(),
  /** Whole numbers in the unit of each: of money that is pence (D80), and not pounds (D9). */
  values: valuesOf(settingNames),
  /** The brand, and how to reach it. */
  texts: textsOf(textNames),
  /** The latest changes, newest first. */
  history: v.array(
    v.object({
      name: v.string(),
      from: SettingValue,
      to: SettingValue,
      reason: v.string(),
      at: v.string(),
      /** Null for a change from the terminal, and once that admin's account was erased. */
      by: v.nullable(v.string()),
    }),
  ),
});
export type AdminSettings = v.InferOutput<typeof AdminSettings>;

export const adminSettings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/settings',
  access: 'admin',
  response: AdminSettings,
});

export const SettingChange = v.object({
  name: v.picklist([...settingNames, ...textNames]),
  value: v.union([v.pipe(v.number(), v.integer('rules.text.wholeNumber')), v.string()]),
  reason: Reason,
  version: v.number(),
});

/** 422 beyond the bounds, or for a text of another kind; 409 when the settings were changed since `version`. */
export const changeSetting = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/admin/settings',
  access: 'admin',
  body: SettingChange,
  response: v.object({ message: v.string(), ...AdminSettings.entries }),
});
