import * as contract from '@freely/api-client/contract';

export interface NamedCall {
  /** As the contract exports it. */
  name: string;
  call: contract.Call;
}

const known = Object.entries(contract).filter(
  (entry): entry is [string, contract.Call & never] =>
    typeof entry[1] === 'object' && 'path' in entry[1],
);

/** One that is also served by a method that the contract does not name is called after both. */
export function nameCall(call: contract.Call): NamedCall {
  const samePath = known.filter(([, { path }]) => path === call.path);
  const [name] = samePath.find(([, { method }]) => method === call.method) ?? [];
  const [other = call.path] = samePath[0] ?? [];
  const method = call.method.charAt(0) + call.method.slice(1).toLowerCase();

  return { name: name ?? `${other}By${method}`, call };
}
