// The text format that Prometheus scrapes, version 0.0.4.
export type Labels = Readonly<Record<string, string>>;

export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly { suffix?: string; labels?: Labels; value: number }[];
}

/** A family with one sample, or none while the value is not known. */
export function gauge(name: string, help: string, value: number | null): Family {
  return { name, help, type: 'gauge', samples: value === null ? [] : [{ value }] };
}

export function prometheusText(families: readonly Family[]): string {
  return families.map(textOf).join('');
}

function textOf({ name, help, type, samples }: Family): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`,
  );

  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);

  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
