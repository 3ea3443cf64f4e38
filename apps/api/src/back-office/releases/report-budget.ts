// What one network may report in a minute. In memory: each process has its own, and forgets it.

export interface ReportBudget {
  /** How much of this may still be counted. */
  take(network: string, wanted: number, minute: number): number;
}

export function reportBudget(perMinute: number): ReportBudget {
  let current = 0;
  let spent = new Map<string, number>();

  return {
    take(network, wanted, minute) {
      if (minute !== current) {
        current = minute;
        spent = new Map();
      }
      const before = spent.get(network) ?? 0;
      const taken = Math.max(0, Math.min(wanted, perMinute - before));
      spent.set(network, before + taken);

      return taken;
    },
  };
}
