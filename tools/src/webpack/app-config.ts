import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';

export type Mode = 'production' | 'development';

/** The build of one browser app, and how `npm run dev` serves it. */
export interface AppConfig {
  readonly webpack: Configuration;
  /** The server build of an app with prerendered pages, which runs beside the browser build. */
  readonly server?: Configuration;
  readonly devServer: () => DevServer;
}
