export { ProfilePage as Component } from './profile-page.tsx';
