export { type PageSize, Pagination, type PaginationProps } from './pagination.tsx';
