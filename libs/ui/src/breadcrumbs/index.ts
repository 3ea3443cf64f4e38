export { type BreadcrumbStep, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';
