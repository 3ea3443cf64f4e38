import { expect, test } from '@jest/globals';
import { thirdParties } from './remote-sdk-package.ts';
import { BY_NAME, packedManifest } from './sdk-packages.ts';

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

test('the SDK brings what a repository elsewhere needs and does not name', () => {
  // The compiler needs the types of React, which pages use and never import.
  expect(BY_NAME).toEqual(expect.arrayContaining(['@types/react', '@types/react-dom']));
  const known = Object.keys(thirdParties());
  const unknown = BY_NAME.filter((name) => !name.startsWith('@freely/') && !known.includes(name));
  expect(unknown).toEqual([]);
});
