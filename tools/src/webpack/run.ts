// Builds or serves the browser app in the current folder: `node …/run.ts build` or `… serve`.
import { buildApp, serveApp } from './run-app.ts';

const command = process.argv[2];
if (command === 'build') process.exitCode = (await buildApp(process.cwd())) ? 0 : 1;
else if (command === 'serve') await serveApp(process.cwd());
else throw new Error('Usage: node run.ts build|serve');
