import {
  HEADS_FILE,
  headOf,
  type LoggedRecord,
  type PlatformStore,
  parseHeads,
  publishHeads,
} from '@freely/platform';

/**
 * A tool that was killed after its record, and before the heads, left a change that no server knows of.
 * Whatever comes next makes it known, even if it is refused itself.
 *
 * @returns the record of that change; null when there is none
 */
export async function publishCutShort(
  store: PlatformStore,
  unit: string,
): Promise<LoggedRecord | null> {
  const head = await headOf(store, unit);
  if (!head) return null;
  const bytes = await store.read(HEADS_FILE);
  const known = bytes && parseHeads(Buffer.from(bytes).toString());
  if (known?.[unit]?.signature === head.envelope.signature) return null;
  await publishHeads(store);
  const { verb, person, at } = head.record;
  console.error(
    `The ${verb} of ${unit} by ${person} at ${at} had not reached servers; now it has.`,
  );

  return head;
}
