import type { FlatNamespace, ParseKeys, TFunction } from 'i18next';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from './react-bridge.tsx';

export interface TransProps<Ns extends FlatNamespace> {
  ns: Ns;
  i18nKey: ParseKeys<Ns>;
  /** The elements that replace `<name>…</name>` in the message, by name. */
  components: Readonly<Record<string, ReactElement>>;
  values?: Readonly<Record<string, string | number>> | undefined;
}

/** A message with elements in it: `See our <terms>terms</terms>`. */
export function Trans<Ns extends FlatNamespace>(props: TransProps<Ns>) {
  const { i18nKey, components, values, ns } = props;
  const { t } = useTranslation(ns);
  const message = (t as unknown as TFunction<FlatNamespace>)(i18nKey as string as never, {
    ...values,
  }) as string;

  return <>{fill(message, components)}</>;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/s;

/** A tag without an element stays unchanged in the message: it may be text that a user typed. */
function fill(text: string, components: TransProps<FlatNamespace>['components']): ReactNode {
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
