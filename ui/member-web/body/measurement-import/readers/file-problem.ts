/** Why nothing could be read; each has a sentence that says what to do. */
export type ProblemOfFile =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'UNKNOWN'
  | 'BROKEN'
  | 'LOCKED'
  | 'HEALTH_CONNECT'
  | 'OTHER_ZIP'
  | 'OTHER_XML'
  | 'OTHER_TABLE'
  | 'NO_DATES'
  | 'NO_MEASUREMENTS';

export class FileProblem extends Error {
  readonly problem: ProblemOfFile;
  constructor(problem: ProblemOfFile) {
    super(problem);
    this.problem = problem;
  }
}
