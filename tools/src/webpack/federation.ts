import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedModules } from './shared-modules.ts';

// The plugin would find webpack by letting it refuse a configuration, and webpack compiles the schema of all
// its options to say why: a tenth of every build.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** The shell: provides the shared modules and the federation runtime, and knows no remote (D66). */
export function hostFederation(): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...common('shell', true),
    experiments: { ...experiments, provideExternalRuntime: true },
  });
}

/** A remote: exposes only its routes, and uses the shell's federation runtime. */
export function remoteFederation(app: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...common(app.replaceAll('-', '_'), false),
    filename: 'remoteEntry.js',
    exposes: { './routes': './src/routes.tsx' },
    experiments: {
      ...experiments,
      externalRuntime: true,
      optimization: { ...experiments.optimization, disableRemote: true },
    },
  });
}

const experiments = {
  asyncStartup: true,
  optimization: { target: 'web', disableSnapshot: true },
} as const;

function common(name: string, eager: boolean): Options {
  return {
    name,
    shared: sharedModules(eager),
    // Uses a module that is loaded already, without looking for a newer version.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
  };
}
