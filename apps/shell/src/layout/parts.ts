// A chunk of its own, which an idle page fetches.
export { ToastRegion } from '@freely/ui/toast';
export { MobileMenu } from './mobile-menu.tsx';
