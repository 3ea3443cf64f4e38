import { handOver } from '../bootstrap/hand-over.mjs';

await handOver('test-faults');
