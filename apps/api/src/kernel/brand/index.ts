export { readBrand, readSender } from './brand.repository.ts';
