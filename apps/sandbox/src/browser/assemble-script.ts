import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** The parts of each script, dependencies first. */
const scripts = {
  page: [
    'form-encoding.ts',
    'page/origin.ts',
    'page/api.ts',
    'page/listeners.ts',
    'page/container.ts',
    'page/field-frame.ts',
    'page/field-element.ts',
    'page/express-checkout-element.ts',
    'page/elements.ts',
    'page/challenge.ts',
    'page/stripe.ts',
  ],
  field: [
    '../cards/card-number.ts',
    'form-encoding.ts',
    'frames/card-group.ts',
    'frames/create-payment-method.ts',
    'frames/field-rules.ts',
    'frames/field-style.ts',
    'frames/field.ts',
  ],
  challengeAnswered: ['frames/challenge-answered.ts'],
};

const assembled = new Map<string, string>();

/**
 * One classic script out of a few small modules, without a bundler: types are stripped, the parts
 * share one function scope, and the imports between them fall away. Names must differ among parts.
 */
export function assembleScript(name: keyof typeof scripts): string {
  const known = assembled.get(name);
  if (known !== undefined) return known;
  const parts = scripts[name].map((path) => plainScript(new URL(path, import.meta.url)));
  const script = `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
  assembled.set(name, script);
  return script;
}

function plainScript(file: URL): string {
  return withoutTypes(readFileSync(file, 'utf8'))
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/^export (?=(?:async )?(?:function|class|const)\b)/gm, '');
}

/** Node announces its type stripper as experimental: one such line at each start helps nobody. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
