import { LegalPage } from './components/legal-page.tsx';

export function TermsOfServicePage() {
  return <LegalPage name="terms" />;
}

export function PrivacyPolicyPage() {
  return <LegalPage name="privacy" />;
}

export function CookiesPolicyPage() {
  return <LegalPage name="cookies" />;
}
