import type { InstalledPackage } from './installed-packages.ts';

/** CycloneDX: every package in an image. Without a time or a number of its own, so that it is reproducible. */
export function billOfMaterials(
  unit: string,
  packages: readonly InstalledPackage[],
  integrityOf: (folder: string) => string | undefined,
): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: `freely-${unit}` } },
    components: packages.map(({ name, version, license, folder }) => {
      const integrity = integrityOf(folder);

      return {
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }],
        ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
      };
    }),
  };
}

/** `sha512-<base64>` of the lock file. */
function hashOf(integrity: string) {
  const [algorithm = '', base64 = ''] = integrity.split('-');

  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
}
