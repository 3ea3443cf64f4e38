// The part of react-router that makes a page ahead of the browser.
export {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
