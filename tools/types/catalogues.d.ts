// Written by `npm run messages`: the types of keys come from the catalogues.
/// <reference path="../../libs/account-settings/locales/catalogues.d.ts" />
/// <reference path="../../libs/api-client/locales/catalogues.d.ts" />
/// <reference path="../../libs/auth/locales/catalogues.d.ts" />
/// <reference path="../../libs/forms/locales/catalogues.d.ts" />
/// <reference path="../../libs/practice/locales/catalogues.d.ts" />
/// <reference path="../../libs/ui/locales/catalogues.d.ts" />
