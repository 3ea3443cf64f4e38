export { AdminFrame as Component } from './admin-frame.tsx';
