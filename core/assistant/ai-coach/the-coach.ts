import type { Ports } from '#core/kernel/ports.ts';
import { factSheetOf } from '../fact-sheet/sheet.ts';
import { reviewOf, rulesVersion } from '../finding/review.ts';
import { ruleEditIssues } from '../finding/rule-edits.ts';
import { rules } from '../finding/rules.ts';
import { cardOf } from '../safety/cards.ts';
import { screen } from '../safety/screen.ts';
import { ModelError } from '../wording/language-model.ts';
import type { Coach } from './coach.ts';
import { evaluateCases } from './evaluation.ts';

/** What every answer says is made by these. */
export const theCoach = ({ sha256 }: Pick<Ports, 'sha256'>): Coach => {
  const coach: Omit<Coach, 'evaluate'> = {
    rulesVersion,
    rules: rules.map(({ id, words, severity, weight, sources }) => ({
      id,
      ...words,
      severity,
      weight,
      source: sources.map(({ text }) => text).join('; '),
      url: null,
    })),
    factSheetOf: (question) => factSheetOf({ ...question, sha256 }),
    reviewOf,
    screen,
    cardOf,
    answerQuestion: (_question, { language }) => ({
      kind: 'UNKNOWN',
      blocks: [],
      choices: [],
      language,
    }),
    wordWithModel: () => {
      throw new ModelError('NO_ANSWER');
    },
    sentBy: ({ question, sheet }) => JSON.stringify({ question, facts: sheet.facts }),
    ruleEditIssues: (id, words) =>
      ruleEditIssues(id, words).map(({ language, problem, what }) =>
        `${language}: ${problem} ${what}`.trim(),
      ),
  };
  return { ...coach, evaluate: evaluateCases(coach) };
};
