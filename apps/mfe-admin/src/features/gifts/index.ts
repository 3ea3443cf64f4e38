export { GiftsPage as Component } from './gifts-page.tsx';
