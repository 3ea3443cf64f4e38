export { JoinFreelyPage as Component } from './join-freely-page.tsx';
