// Provided by the shell's server to the server build of a remote.
declare module '@freely/release-folder' {
  /** The absolute URL of the release's folder, with a slash at the end. */
  export const releaseFolder: string;
}
declare let __webpack_public_path__: string;
