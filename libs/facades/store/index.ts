// The one copy of zustand that the whole platform shares.
export { create, type StateCreator, type StoreApi, useStore } from 'zustand';
export { createStore } from 'zustand/vanilla';
