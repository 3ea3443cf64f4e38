export { CookiesPolicyPage, PrivacyPolicyPage, TermsOfServicePage } from './legal-pages.tsx';
