export { JoinWaitingListPage as Component } from './join-waiting-list-page.tsx';
