import { normalize } from '#core/kernel/text/text.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import { normalizeWebsite, problemResolver, proseProblem, websiteProblem } from '#ui/api/field-problems.ts';
import { localDraft, textsIn } from '../../app/device/local-draft.ts';

export const longest = { link: 300, reason: 2000 } as const;
export const shortestReason = 20;

export type Application = Readonly<{ link: string; reason: string }>;

const linkProblem = (link: string): string | undefined =>
  link.trim() === '' ? codeMessage('input.required') : websiteProblem(link, longest.link);

const reasonProblem = (reason: string): string | undefined => {
  const text = normalize(reason);
  if (text === '') return codeMessage('input.required');
  if ([...text].length < shortestReason) return codeMessage('input.min_length', { length: shortestReason });
  return proseProblem(reason, longest.reason);
};

export const applicationProblems = ({ link, reason }: Application) => ({
  link: linkProblem(link),
  reason: reasonProblem(reason),
});

export const applicationSent = ({ link, reason }: Application): Application => ({
  link: normalizeWebsite(link),
  reason: normalize(reason),
});

export const applicationResolver = problemResolver(applicationProblems, applicationSent);

export const applicationDraft = (userId: string) =>
  localDraft<Application>(`fitboard.coach-request.${userId}`, textsIn(['link', 'reason']));
