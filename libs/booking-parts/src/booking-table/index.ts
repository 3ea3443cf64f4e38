export { BookingTable, type BookingTableProps } from './booking-table.tsx';
