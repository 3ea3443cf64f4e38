export { SecondFactorsPage as Component } from './second-factors-page.tsx';
