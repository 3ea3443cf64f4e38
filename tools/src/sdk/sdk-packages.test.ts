import { expect, test } from '@jest/globals';
import { packedManifest } from './sdk-packages.ts';

test('a package is packed with built files, and with versions in place of stars', () => {
  const packed = packedManifest(
    {
      name: '@freely/ui',
      version: '1.2.0',
      sideEffects: ['**/*.css'],
      exports: { './*': './src/*/index.ts', './styles.css': './src/styles.css' },
      dependencies: { '@freely/i18n': '*', 'lucide-react': '1.0.0' },
      devDependencies: { '@freely/tools': '*', '@freely/auth': '*', jest: '30.0.0' },
    },
    new Map([
      ['@freely/i18n', '2.0.0'],
      ['@freely/auth', '3.0.0'],
    ]),
  );

  expect(packed).toMatchObject({
    exports: {
      './*': { types: './src/*/index.d.ts', default: './src/*/index.js' },
      './styles.css': './src/styles.css',
      './package.json': './package.json',
    },
    dependencies: { '@freely/auth': '3.0.0', '@freely/i18n': '2.0.0', 'lucide-react': '1.0.0' },
  });
});
