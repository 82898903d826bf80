import { mailboxProblem } from '#adapters/external/returned-mail/mailbox.ts';
import { scannerProblem } from '#adapters/external/scanner/file-scanner.ts';
import type { ConfigFinding } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const note = (variable: string, sentence: string): ConfigFinding => ({
  variable,
  isWrong: false,
  sentence: `${variable} ${sentence}.`,
});

/**
 * What the configuration names is asked whether it is there. A start would not wait for it, so that none of this is wrong.
 * Only what can be read is asked: what can't, the check of the variables has named.
 */
export const askOutside = async (env: Environment): Promise<readonly ConfigFinding[]> => {
  const findings = await Promise.all([askScanner(env), askMailbox(env)]);
  return findings.flat();
};

const askMailbox = async (env: Environment): Promise<readonly ConfigFinding[]> => {
  const address = env['BOUNCE_MAILBOX_URL']?.trim() ?? '';
  if (!/^imaps?:/i.test(address) || !URL.canParse(address)) return [];
  const problem = await mailboxProblem(address);
  return problem === null
    ? []
    : [
        note(
          'BOUNCE_MAILBOX_URL',
          `names a mailbox that can't be read, and it is tried again by itself: ${problem}`,
        ),
      ];
};

const askScanner = async (env: Environment): Promise<readonly ConfigFinding[]> => {
  const scanner = env['FILE_SCAN_URL']?.trim() ?? '';
  if (!URL.canParse(scanner)) return [];
  const problem = await scannerProblem(scanner);
  return problem === null
    ? []
    : [
        note(
          'FILE_SCAN_URL',
          `names a scanner that does not judge, and uploads are refused until it does: ${problem}`,
        ),
      ];
};
