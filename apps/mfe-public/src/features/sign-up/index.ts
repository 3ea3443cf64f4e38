export { SignUpPage as Component } from './sign-up-page.tsx';
