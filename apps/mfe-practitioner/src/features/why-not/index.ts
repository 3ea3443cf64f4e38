export { WhyNotPage as Component } from './why-not-page.tsx';
