import { parseRule } from '@freely/api-client/contract';

/**
 * Words what a rule of the contract says, where a form applies its schema. Any other message is returned
 * unchanged.
 *
 * @param t of the catalogue with the rules of the schema, such as `api-client/discounts`
 */
export function contractMessage(t: unknown): (message: string) => string {
  // `npm run messages` checks keys and values: a rule has them in one string.
  const translate = t as (key: string, values: object) => string;

  return (message) => {
    const rule = parseRule(message);

    return rule ? translate(rule.key, rule.values) : message;
  };
}
