export { StatisticsPage as Component } from './statistics-page.tsx';
