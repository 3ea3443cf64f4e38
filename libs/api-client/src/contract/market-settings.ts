import { publicSettingNames, settingNames } from '@freely/domain/market-settings';
import * as v from 'valibot';
import { call } from './call.ts';
import { Reason } from './values.ts';

/** Market settings (D80). The list, with units and bounds, is `@freely/domain/market-settings`. */

const valuesOf = <Name extends string>(names: readonly Name[]) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.number()])) as Record<
      Name,
      v.NumberSchema<undefined>
    >,
  );

/** The settings that browsers need. They may be cached for a minute. */
export const publicMarketSettings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/marketSettings',
  access: 'public',
  response: /*#__PURE__*/ valuesOf(publicSettingNames),
});

export const AdminSettings = v.object({
  /** Sent back with a change: a change of an older version is a 409. */
  version: v.number(),
  values: valuesOf(settingNames),
  /** The latest changes, newest first. */
  history: v.array(
    v.object({
      name: v.string(),
      from: v.number(),
      to: v.number(),
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
  name: v.picklist(settingNames),
  value: v.pipe(v.number('Please enter a whole number'), v.integer('Please enter a whole number')),
  reason: Reason,
  version: v.number(),
});

/** 422 beyond the bounds, 409 when the settings were changed since `version`. */
export const changeSetting = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/admin/settings',
  access: 'admin',
  body: SettingChange,
  response: v.object({ message: v.string(), ...AdminSettings.entries }),
});
