export { ViewProfilePage as Component } from './view-profile-page.tsx';
