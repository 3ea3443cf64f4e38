// Entry point for forms. The shell and every remote show validation and server errors under their
// fields in the same way.

export { autosaveDelay, useAutosave } from './form/autosave.ts';
export { type FieldForm, fieldProps } from './form/field-props.ts';
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
