export { areaOf, cellOf } from './search-area.ts';
export { type LoggedSearch, writeSearches } from './search-log.repository.ts';
export { openSearchLog, type SearchLogEntry } from './search-log.ts';
