// The door for forms: how what was typed wrongly, or refused by the server, shows under its field,
// the same in the shell and in every remote.
export { type FieldForm, fieldProps } from './form/field-props.ts';
export { quietSaveTime, useQuietSave } from './form/quiet-save.ts';
export { useRulePhrase } from './form/rule-texts.ts';
export {
  EmailRule,
  maskPhone,
  newPasswordRules,
  PhoneRule,
  requiredRule,
  rule,
} from './form/rules.ts';
export { hasServerError, serverMessages, showServerErrors } from './form/server-errors.ts';
