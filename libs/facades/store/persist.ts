// For stores that outlive a reload. Not shared: a few functions, and most pages have no such store.
export { createJSONStorage, persist } from 'zustand/middleware';
