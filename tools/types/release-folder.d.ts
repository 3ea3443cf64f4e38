// Handed to the server's file of a remote by the shell that reads it.
declare module '@freely/release-folder' {
  /** The absolute address of the release's folder, with a slash at the end. */
  export const releaseFolder: string;
}
declare let __webpack_public_path__: string;
