export { WaitingListPage as Component } from './waiting-list-page.tsx';
