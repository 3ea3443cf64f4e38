import './shared-compilation.mjs';

export { TestEnvironment as default } from 'jest-environment-node';
