const CREATION =
  /(?<==\s*)(React\d*\.(?:forwardRef|memo|createContext)\(|create(?:Infrastructure)?Logger\()/g;
const NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the minifier leave out what nobody imports, but a call creates: the router's forms, a logger of the
 * federation runtime. A component that is created by a call, or named for developer tools, would otherwise
 * stay with all that it uses.
 */
export default function markPure(source: string): string {
  return source.replace(CREATION, '/* @__PURE__ */ $1').replace(NAME, '');
}
