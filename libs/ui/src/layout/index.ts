export { type LayoutProps, Row, Spread, Stack } from './layout.tsx';
