// The one copy of zustand that every part of the platform shares.
export { create, type StateCreator, type StoreApi, useStore } from 'zustand';
export { createStore } from 'zustand/vanilla';
