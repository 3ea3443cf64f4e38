import webpack from 'webpack';

/**
 * Says to the browser that the files of the shell's start call nearly all of their functions at once: it compiles them while
 * a file arrives, on another thread, and not one after another when they are called first. Chromium knows
 * this comment; to others it is one. The minifier would remove it, so it comes after that.
 */
export function compileHint(): webpack.BannerPlugin {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(main|react)\..*\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
