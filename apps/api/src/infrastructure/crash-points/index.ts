export { type Commit, faultPoint } from './crash-point.ts';
