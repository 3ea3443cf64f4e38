export { FaqTab } from './components/faq-tab.tsx';
export { CustomerTab, OwnTab, PractitionerTab } from './components/steps-tabs.tsx';
export { HowItWorksPage } from './how-it-works-page.tsx';
