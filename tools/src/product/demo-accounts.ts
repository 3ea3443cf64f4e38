// The demo accounts (D3), which a start prints at its end.
export const demoPassword = 'freely-demo-2026';

export const demoAccounts = [
  ['customer@freely.example', 'a customer'],
  ['practitioner@freely.example', 'an approved practitioner'],
  ['new-practitioner@freely.example', 'a practitioner at the start of onboarding'],
  ['both@freely.example', 'practitioner and customer'],
  ['admin@freely.example', 'an admin'],
] as const;
