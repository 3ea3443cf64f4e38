// A router in memory, for tests of pages. Not shared: no page needs it.
export { createMemoryRouter } from 'react-router-dom';
