import * as contract from '@freely/api-client/contract';

export interface NamedCall {
  /** The name of its export in the contract. */
  name: string;
  call: contract.Call;
}

const known = Object.entries(contract).filter(
  (entry): entry is [string, contract.Call & never] =>
    typeof entry[1] === 'object' && 'path' in entry[1],
);

/** A call with a method that is not in the contract is named after both, such as `logoutByGet`. */
export function nameCall(call: contract.Call): NamedCall {
  const samePath = known.filter(([, { path }]) => path === call.path);
  const [name] = samePath.find(([, { method }]) => method === call.method) ?? [];
  const [other = call.path] = samePath[0] ?? [];
  const method = call.method.charAt(0) + call.method.slice(1).toLowerCase();

  return { name: name ?? `${other}By${method}`, call };
}
