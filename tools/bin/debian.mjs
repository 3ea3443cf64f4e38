import { startCommand } from '../bootstrap/start-command.mjs';

await startCommand('debian');
