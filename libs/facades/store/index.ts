// The one copy of zustand that every part of the platform shares.
export { create, type StateCreator, type StoreApi, useStore } from 'zustand';
export { createJSONStorage, persist } from 'zustand/middleware';
export { createStore } from 'zustand/vanilla';
