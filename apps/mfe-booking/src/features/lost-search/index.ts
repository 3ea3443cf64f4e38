export { LostSearch as Component } from './lost-search.tsx';
