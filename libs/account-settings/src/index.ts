// The sections of a settings page that every account has. Each role composes its own page of them.
export { DataSection } from './data-section.tsx';
export { DeleteSection, type DeleteSectionProps } from './delete-section.tsx';
export { EmailSection } from './email-section.tsx';
export { OwnerOnly } from './owner-only.tsx';
export { PasswordSection } from './password-section.tsx';
export { PhoneSection } from './phone-section.tsx';
export { SecondFactorSection } from './second-factor/second-factor-section.tsx';
export { SessionsSection } from './sessions-section.tsx';
export { userSettingsQuery } from './settings-query.ts';
export { SettingsSection, type SettingsSectionProps } from './settings-section.tsx';
export { StatusSection } from './status-section.tsx';
export { UnconfirmedEmail } from './unconfirmed-email.tsx';
export { useSave } from './use-save.ts';
