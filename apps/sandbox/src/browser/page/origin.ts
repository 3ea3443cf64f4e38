/** Where this script came from is where the frames and the API are. */
export const sandboxOrigin = originOf(document.currentScript);

function originOf(script: typeof document.currentScript): string {
  if (script instanceof HTMLScriptElement && script.src !== '') return new URL(script.src).origin;
  throw new Error('Load the sandbox script by a script element with a src.');
}
