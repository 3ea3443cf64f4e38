import { send } from '@freely/api-client/client';
import { ownData } from '@freely/api-client/contract';

/** Everything that is stored about the user who is logged in (D42). */
export const readOwnData = () => send(ownData, {});
