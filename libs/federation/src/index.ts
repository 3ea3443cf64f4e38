// The door for remotes, shared as one copy. The loader and the schemas have doors of their own
// (`@freely/federation/loader`, …), which only the shell and the tools open.
export { dismissNotice, type Notice, type NoticeTone, noticeStore, notify } from './notices.ts';
export {
  collectPageHead,
  type PageHead,
  pageTitleStore,
  usePageHead,
  usePageTitle,
} from './page-head.ts';
export { type PublicSettings, publicSettings, setPublicSettings } from './public-settings.ts';
export type { RemoteModule, TextTree } from './remote-module.ts';
