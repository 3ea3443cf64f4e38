import { startCommand } from '../bootstrap/start-command.mjs';

await startCommand('test-previous');
