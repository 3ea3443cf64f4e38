export { HygienePage as Component } from './hygiene-page.tsx';
