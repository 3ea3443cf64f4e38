import type { TFunction } from 'i18next';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from './react-bridge.tsx';

export interface TransProps {
  i18nKey: string;
  /** The elements that replace `<name>…</name>` in the message, by name. */
  components: Readonly<Record<string, ReactElement>>;
  values?: Readonly<Record<string, string | number>> | undefined;
  ns?: string | undefined;
  /** Used instead of `ns`. */
  t?: TFunction | undefined;
}

/** A message with elements in it: `See our <terms>terms</terms>`. */
export function Trans({ i18nKey, components, values, ns, t }: TransProps) {
  const { t: own } = useTranslation(ns);

  return <>{fill((t ?? own)(i18nKey, { ...values }), components)}</>;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/s;

/** A tag without an element stays unchanged in the message: it may be text that a user typed. */
function fill(text: string, components: TransProps['components']): ReactNode {
  const [whole, name = '', inner = ''] = TAGGED.exec(text) ?? [];
  if (whole === undefined) return text;

  const start = text.indexOf(whole);
  const element = components[name];
  const filled = fill(inner, components);

  return (
    <>
      {text.slice(0, start)}
      {element ? (
        cloneElement(element, {}, filled)
      ) : (
        <Fragment>
          {`<${name}>`}
          {filled}
          {`</${name}>`}
        </Fragment>
      )}
      {fill(text.slice(start + whole.length), components)}
    </>
  );
}
