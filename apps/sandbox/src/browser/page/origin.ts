/** The frames and the API have the same origin as this script. */
export const sandboxOrigin = originOf(document.currentScript);

function originOf(script: typeof document.currentScript): string {
  if (script instanceof HTMLScriptElement && script.src !== '') return new URL(script.src).origin;
  throw new Error('Load the sandbox script by a script element with a src.');
}
