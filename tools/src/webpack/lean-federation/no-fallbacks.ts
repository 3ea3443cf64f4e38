/** A shared module that the shell does not have is an error: no build knows another place to take it from. */
export function getSharedFallbackGetter<Factory>({ factory }: { factory: Factory }): Factory {
  return factory;
}
