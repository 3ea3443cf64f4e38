export { Lead, Page, type PageProps, PageTitle, Section, type SectionProps } from './page.tsx';
