import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { reportOf } from './api-report.ts';
import { describeStale, staleReports } from './report-problems.ts';
import { sharedLibs } from './shared-libs.ts';
import { compareReports, versionNeeded } from './version-rule.ts';

test('the report of every shared lib says what the lib exports, with a version that says what changed', async () => {
  expect(staleReports(await sharedLibs()).map(describeStale)).toEqual([]);
});

/** The report of a module in these files, `index.d.ts` first. */
function report(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'freely-report-'));
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);

    return reportOf(join(folder, 'index.d.ts'), () => '7.18.5');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a report has each exported name with the types that it mentions, and no comments', () => {
  const found = report({
    'index.d.ts':
      "export { show, type Tone as ToastTone } from './toasts.ts';\nexport { Link } from 'some-router';\n",
    'toasts.d.ts': `import type { Time } from './time.ts';
/** Shows a toast. */
export declare function show(options: Options): void;
type Options = {
    readonly tone: Tone;
    readonly at: Time;
};
export type Tone = 'good' | 'bad';
export declare const notShown: number;
`,
    'time.d.ts': 'export type Time = number;\n',
  });

  expect(found).toEqual({
    Link: 'Link of some-router 7',
    ToastTone: "type Tone = 'good' | 'bad';",
    show: [
      'declare function show(options: Options): void;',
      'type Options = {',
      '    readonly tone: Tone;',
      '    readonly at: Time;',
      '};',
      "type Tone = 'good' | 'bad';",
      'type Time = number;',
    ].join('\n'),
  });
});

const lib = (names: Record<string, string>) => ({ '@freely/router': names });
const changeOf = (before: Record<string, string>, after: Record<string, string>) =>
  compareReports(lib(before), lib(after));

test('a name that is gone, or has another type, is a break', () => {
  expect(changeOf({ a: 'const a: number;', b: 'x' }, { a: 'const a: string;' })).toEqual({
    kind: 'break',
    lines: ['a of @freely/router has another type', 'b of @freely/router is gone'],
  });
});

test('a new name, or an optional member more, is an addition', () => {
  const before = 'interface A {\n    x: number;\n}';
  const optional = 'interface A {\n    x: number;\n    y?: number;\n}';
  const needed = 'interface A {\n    x: number;\n    y: number;\n}';

  expect(changeOf({ a: before }, { a: optional, b: 'x' }).kind).toBe('addition');
  expect(changeOf({ a: before }, { a: needed }).kind).toBe('break');
  expect(changeOf({ a: optional }, { a: before }).kind).toBe('break');
  expect(changeOf({ a: before }, { a: before }).kind).toBe('none');
});

test('a break needs a major, an addition a minor', () => {
  expect(versionNeeded('break', '1.4.2', '1.5.0')).toBe('2.0.0');
  expect(versionNeeded('break', '1.4.2', '2.0.0')).toBeNull();
  expect(versionNeeded('addition', '1.4.2', '1.4.3')).toBe('1.5.0');
  expect(versionNeeded('addition', '1.4.2', '1.5.0')).toBeNull();
  expect(versionNeeded('addition', '1.4.2', '2.0.0')).toBeNull();
  expect(versionNeeded('none', '1.4.2', '1.4.2')).toBeNull();
});

test('a report is not written before the version says what changed', () => {
  const stale = staleReports([
    {
      folder: 'libs/facades/router',
      version: '1.0.0',
      modules: lib({ Link: 'x', useBlocker: 'y' }),
      checked: { version: '1.0.0', modules: lib({ Link: 'x' }) },
    },
  ]);

  expect(stale.map(describeStale)).toEqual([
    `libs/facades/router 1.0.0:
  useBlocker of @freely/router is new
  Raise its version to 1.1.0, and run npm run api-reports -- --write.`,
  ]);
});
