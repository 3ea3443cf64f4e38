// What the shell and every remote share as one copy: it has the state behind toasts, page titles
// and public settings. Stateless parts have their own entry points (`@freely/shell-sdk/site-map`, …).

export {
  type ComponentSlots,
  type LoadedComponent,
  loadSlot,
  type SlotComponents,
  type SlotName,
  setSlotLoader,
  slotStore,
} from './component-slots.ts';
export { type FeatureFlags, setFlags, useFlag } from './flags.ts';
export {
  collectPageHead,
  type PageHead,
  pageTitleStore,
  usePageHead,
  usePageTitle,
} from './page-head.ts';
export {
  brand,
  feePercent,
  horizonMonths,
  type PublicSettings,
  publicSettings,
  setPublicSettings,
} from './public-settings.ts';
export { dismissToast, showToast, type Toast, type ToastTone, toastStore } from './toasts.ts';
export {
  hasUnsavedWork,
  isWorkKept,
  keepUnsavedWork,
  registerUnsavedWork,
  type UnsavedWork,
} from './unsaved-work.ts';
