export { checkDataKey, rotateDataKey, tryDataKey } from './data-key.ts';
export { examine } from './doctor.ts';
export { openMeasures } from './measures.ts';
export { readParts } from './parts.ts';
export { listQueues, reconcileNow, replayWebhook, retryJobs } from './repair.ts';
export { statusRoutes as registerStatus } from './status.routes.ts';
