export type { Column, DataTableProps, RowKey, Sort } from './columns.ts';
export { DataTable } from './data-table.tsx';
