export { installJobs, type JobHandlers, type Jobs, openJobs } from './jobs.ts';
export { type JobData, type JobName, queues } from './queues.ts';
