import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** The modules of each script, dependencies first. */
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
  challenge: ['frames/challenge.ts'],
  challengeAnswered: ['frames/challenge-answered.ts'],
};

const assembled = new Map<string, string>();

/**
 * Assembles one classic script from a few small modules, without a bundler: it strips the types and
 * the imports, and puts all modules into one function scope. Top-level names must be unique.
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

/** Suppresses Node's warning that its type stripper is experimental. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
