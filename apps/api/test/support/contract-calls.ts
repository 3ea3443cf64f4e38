import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';

/** Every call of the contract that the application serves, by its name. */
export function servedCalls(app: FastifyInstance, basePath: string): [string, contract.Call][] {
  return Object.entries(contract).filter(
    (entry): entry is [string, contract.Call & never] =>
      isCall(entry[1]) && app.hasRoute({ method: entry[1].method, url: basePath + entry[1].path }),
  );
}

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'response' in value;
}
