export { AnnouncedErrors } from './announced-errors.tsx';
export {
  CheckboxField,
  type CheckboxFieldProps,
  SwitchField,
  type SwitchFieldProps,
} from './checkbox-field.tsx';
export {
  DateOfBirthField,
  type DateOfBirthFieldProps,
  type DateParts,
} from './date-of-birth-field.tsx';
export { FieldFrame, FieldNote, type FieldTexts, useFieldAttributes } from './field-frame.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export {
  type Choice,
  ChoiceCards,
  RadioGroupField,
  type RadioGroupFieldProps,
} from './radio-group-field.tsx';
export { type Option, SelectField, type SelectFieldProps } from './select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
