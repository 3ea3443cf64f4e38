import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';

/** The most used passwords of all leaks. */
let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses what is guessed first: passwords that many people have, and one's own email or its name.
 * Nothing else, since length is what helps.
 *
 * @throws {AppError} with a message for the field
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  const problem = await problemOf(password.toLowerCase(), email.toLowerCase());
  if (problem !== null) throw new AppError('invalid', problem, { password: [problem] });
}

async function problemOf(password: string, email: string): Promise<ErrorMessage | null> {
  if (password === email || password === email.split('@')[0]) {
    return 'accounts.passwordIsEmail';
  }
  // Spaces alone are guessed first as well, and are in no list.
  if (password.trim() === '') return 'accounts.passwordIsCommon';
  common ??= readCommon();

  return (await common).has(password) ? 'accounts.passwordIsCommon' : null;
}

/** Read when it is first needed: the list takes a few megabytes. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');

  return new Set(dictionary['passwords-common']);
}
