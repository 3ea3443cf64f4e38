export { CustomerHomePage as Component } from './customer-home-page.tsx';
