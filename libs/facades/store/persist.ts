// For stores that survive a reload. Not shared: it is small, and most pages have no such store.
export { createJSONStorage, persist } from 'zustand/middleware';
