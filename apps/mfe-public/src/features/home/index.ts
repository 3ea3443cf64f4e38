export { HomePage } from './home-page.tsx';
export {
  BeauticianPage,
  HairDresserPage,
  MaleGroomingPage,
  MassageTherapistPage,
} from './variant-pages.tsx';
