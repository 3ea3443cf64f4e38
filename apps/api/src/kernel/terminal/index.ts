export { runInTerminal, UsageError } from './run-in-terminal.ts';
