// Entry point for remotes, shared as one copy. The loader and the schemas have their own entry
// points (`@freely/federation/loader`, …), which only the shell and the tools import.

export {
  collectPageHead,
  type PageHead,
  pageTitleStore,
  usePageHead,
  usePageTitle,
} from './page-head.ts';
export { type PublicSettings, publicSettings, setPublicSettings } from './public-settings.ts';
export type { RemoteModule, TextTree } from './remote-module.ts';
export { dismissToast, showToast, type Toast, type ToastTone, toastStore } from './toasts.ts';
