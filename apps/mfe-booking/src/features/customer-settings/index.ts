export { CustomerSettingsPage as Component } from './customer-settings-page.tsx';
