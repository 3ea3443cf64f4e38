export { type Fact, Facts, type Sum, Sums, Ticket, type TicketProps } from './ticket.tsx';
