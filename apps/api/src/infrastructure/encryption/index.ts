export { decrypt, encrypt, invitationContext } from './encrypt.ts';
