// What Node does with TypeScript when the server starts: types become spaces, nothing else changes.
import { stripTypeScriptTypes } from 'node:module';

export default {
  process: (source) => ({ code: stripTypeScriptTypes(source) }),
};
