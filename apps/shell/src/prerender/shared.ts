import * as client from '@freely/api-client/client';
import * as auth from '@freely/auth';
import * as i18n from '@freely/i18n';
import * as query from '@freely/query';
import * as router from '@freely/router';
import * as shellSdk from '@freely/shell-sdk';
import * as store from '@freely/store';
import * as button from '@freely/ui/button';
import * as dialog from '@freely/ui/dialog';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The shared packages for a remote's `server.cjs`, by name: the copies of this build. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@freely/router': router,
  '@freely/query': query,
  '@freely/store': store,
  '@freely/i18n': i18n,
  '@freely/auth': auth,
  '@freely/api-client/client': client,
  '@freely/shell-sdk': shellSdk,
  '@freely/ui/button': button,
  '@freely/ui/dialog': dialog,
};
