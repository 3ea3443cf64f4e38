interface Federation<Options, Instance> {
  initOptions: Options;
  runtime: { init: (options: Options) => Instance };
}

/** Makes the instance of a build, without the plugin that looks for leaner builds of shared modules. */
export function init<Options, Instance>({
  webpackRequire: { federation },
}: {
  webpackRequire: { federation: Federation<Options, Instance> };
}): Instance {
  return federation.runtime.init(federation.initOptions);
}
