// A router without an address bar, for tests of pages. Not shared: no page needs it.
export { createMemoryRouter } from 'react-router-dom';
