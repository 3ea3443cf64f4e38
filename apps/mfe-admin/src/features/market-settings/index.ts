export { MarketSettingsPage as Component } from './market-settings-page.tsx';
