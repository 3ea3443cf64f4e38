import webpack from 'webpack';

/**
 * Says to the browser that the main file calls nearly all of its functions at once: it compiles them while
 * the file arrives, on another thread, and not one after another when they are called first. Chromium knows
 * this comment; to others it is one. The minifier would remove it, so it comes after that.
 */
export function compileHint(): webpack.BannerPlugin {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^main\..*\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
