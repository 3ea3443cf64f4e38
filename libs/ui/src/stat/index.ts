export { Stat, type StatProps, Stats } from './stat.tsx';
