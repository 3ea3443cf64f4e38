export { maskPhone } from '@freely/domain/format-phone';
// Entry point for forms. The shell and every remote show validation and server errors under their
// fields in the same way.

export { autosaveDelay, useAutosave } from './autosave.ts';
export { contractMessage } from './contract-message.ts';
export { type FieldForm, fieldProps } from './field-props.ts';
export { focusFirstErrorOnceShown } from './focus-first-error.ts';
export { useRuleMessage } from './rule-message.ts';
export {
  EmailRule,
  newPasswordRules,
  PhoneRule,
  requiredRule,
  rule,
} from './rules.ts';
export { hasServerError, SERVER_ERROR, showServerErrors } from './server-errors.ts';
export { useDraft } from './use-draft.ts';
export { useForm } from './use-form.ts';
export { useKeptDraft } from './use-kept-draft.ts';
