/** What an operator can mend: a file that is not there, or a line that is not what it should be. */
export class ImportProblem extends Error {
  override name = 'ImportProblem';
}
