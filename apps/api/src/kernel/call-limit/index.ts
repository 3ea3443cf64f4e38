export { callLimitStore } from './call-limit.ts';
