export { AbusePage as Component } from './abuse-page.tsx';
