/** A reason why a remote does not run in a shell. */
export type Misfit =
  | { readonly kind: 'contract'; readonly needs: string; readonly has: string }
  | { readonly kind: 'module'; readonly module: string }
  | {
      readonly kind: 'version';
      readonly module: string;
      readonly needs: string;
      readonly has: string;
    }
  | { readonly kind: 'names'; readonly module: string; readonly names: readonly string[] };
