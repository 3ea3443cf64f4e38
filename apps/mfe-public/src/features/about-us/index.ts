export { ContactPage, OurStoryPage, OurTeamPage } from './about-us-pages.tsx';
