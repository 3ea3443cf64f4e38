// A thread of `buildApp`: builds for the server, and tells whether that worked.
import { parentPort, workerData } from 'node:worker_threads';
import { buildServer } from './run-app.ts';

parentPort?.postMessage(await buildServer(workerData as string));
