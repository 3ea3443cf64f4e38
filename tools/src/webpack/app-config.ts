import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';

export type Mode = 'production' | 'development';

/** The build of one browser app, and how `npm run dev` serves it. */
export interface AppConfig {
  readonly webpack: Configuration;
  /** What makes its pages ahead of the browser, for apps that have such pages; built after the other. */
  readonly server?: Configuration;
  readonly devServer: () => DevServer;
}
