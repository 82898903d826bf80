import { fieldError } from '#core/kernel/domain-error.ts';
import type { Id } from '#core/kernel/id.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';

export const textRuleKinds = ['WORD', 'DOMAIN'] as const;
export type TextRuleKind = (typeof textRuleKinds)[number];
/** REFUSE: it can't be sent. HOLD: it waits for staff. FLAG: it is shown, and staff look at it. */
export const textRuleActions = ['REFUSE', 'HOLD', 'FLAG'] as const;
export type TextRuleAction = (typeof textRuleActions)[number];

export type TextRule = Readonly<{
  id: Id<'text-rule'>;
  kind: TextRuleKind;
  /** As staff typed it. */
  pattern: string;
  /** As texts are searched for it; unique for each kind. */
  folded: string;
  action: TextRuleAction;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const patternMaxLength = 100;

const plain = (text: string): string => text.normalize('NFKC');

/** Words without marks and case, each apart: parts of words never match. */
const wordsOf = (text: string): readonly string[] => fold(plain(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
const asWords = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Everything in a text that can be read as a host, linked or not. */
const hostsOf = (text: string): readonly string[] =>
  plain(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((part) => part.replace(/^[.-]+|[.-]+$/gu, ''))
    .filter((part) => part.includes('.'));

const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

const foldDomain = (typed: string): string =>
  plain(typed)
    .toLowerCase()
    .replace(/^[a-z]+:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[/?#:].*$/u, '');

/** What staff typed, as it is kept and as it is searched for. */
export const readPattern = (kind: TextRuleKind, typed: string): Pick<TextRule, 'pattern' | 'folded'> => {
  const path = 'body.pattern';
  const pattern = normalize(typed);
  const problem = textProblem(pattern, 'line');
  if (problem) throw fieldError(path, problem.code, problem.params);
  if (pattern.length > patternMaxLength)
    throw fieldError(path, 'input.max_length', { length: patternMaxLength });
  const folded = kind === 'DOMAIN' ? foldDomain(pattern) : wordsOf(pattern).join(' ');
  if (folded === '') throw fieldError(path, 'input.no_letters');
  if (kind === 'DOMAIN' && !domain.test(folded)) throw fieldError(path, 'text_rule.domain_invalid');
  return { pattern, folded };
};

/** The rules that a text meets. A domain is met by its subdomains too. */
export const rulesMet = (rules: readonly TextRule[], text: string): readonly TextRule[] => {
  const words = asWords(text);
  const hosts = hostsOf(text);
  return rules.filter(({ kind, folded }) =>
    kind === 'WORD'
      ? words.includes(` ${folded} `)
      : hosts.some((host) => host === folded || host.endsWith(`.${folded}`)),
  );
};

export const verdicts = ['PASS', 'FLAG', 'HOLD', 'REFUSE'] as const;
export type Verdict = (typeof verdicts)[number];

/** The strictest of them. What is only flagged waits when the account is new: nobody knows it yet. */
export const verdictOf = (met: readonly Pick<TextRule, 'action'>[], isNew: boolean): Verdict => {
  const actions = new Set(met.map(({ action }) => action));
  if (actions.has('REFUSE')) return 'REFUSE';
  if (actions.has('HOLD')) return 'HOLD';
  if (!actions.has('FLAG')) return 'PASS';
  return isNew ? 'HOLD' : 'FLAG';
};
