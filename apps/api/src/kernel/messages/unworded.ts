// What a call tells somebody travels as a key with its values, and is worded where it is read (ADR 0057).
import type { RuleMessage } from '@freely/api-client/contract';
import type { MessageValues } from '../../../locales/message-values.d.ts';

type MessageOf<Values> = {
  [Key in keyof Values]: [Values[Key]] extends [never]
    ? Key
    : {
        readonly key: Key;
        readonly values: Readonly<Record<Values[Key] & string, string | number>>;
      };
}[keyof Values];

/**
 * What went wrong: `'bookings.notFound'`, or `{ key: 'calendars.tooMany', values: { max: 5 } }` where the
 * message names values. A sentence, an unknown key or a missing value does not compile.
 */
export type ErrorMessage = MessageOf<MessageValues['api/errors']> | RefusedByRule;

/** What a call has done, as the message of its response. */
export type Confirmation = MessageOf<MessageValues['api/confirmations']>;

/** A response that is not worded yet: its message, if it has one, is a confirmation. */
export type Unworded<Response> = {
  [Name in keyof Response]: Name extends 'message' ? Confirmation : Response[Name];
};

/** What a rule of the contract says: browsers apply it as well, and word it from the same catalogue. */
interface RefusedByRule {
  readonly rule: RuleMessage;
}
