import { type ParseKeys, useTranslation } from '@freely/i18n';

/** A validation message that several teams use, as the specification words them (spec 1 §5). */
export type RuleKey = ParseKeys<'forms'>;

/** Translates the keys of the shared rules. Any other message is returned unchanged. */
export function useRuleMessage(): (message: string) => string {
  const { t, i18n } = useTranslation('forms');

  return (message) => (i18n.exists(message, { ns: 'forms' }) ? t(message as RuleKey) : message);
}
