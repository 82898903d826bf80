import type { Ports } from '#core/kernel/ports.ts';
import { factSheetOf } from '../fact-sheet/sheet.ts';
import { reviewOf, rulesVersion } from '../finding/review.ts';
import { ruleEditIssues } from '../finding/rule-edits.ts';
import { rules } from '../finding/rules.ts';
import { answerQuestion } from '../question/answer-question.ts';
import { cardOf } from '../safety/cards.ts';
import { screen } from '../safety/screen.ts';
import { promptOf } from '../wording/prompt.ts';
import { wordWithModel, type WordingRequest } from '../wording/word-with-model.ts';
import type { Coach, Worded, Wording } from './coach.ts';
import { trialCases } from './trial/cases.ts';

/** Longer than any answer that keeps to its form. */
const maxTokens = 1500;

const requestOf = (wording: Wording): WordingRequest => ({
  sheet: wording.sheet,
  findings: wording.findings,
  ruleBlocks: wording.blocks,
  language: wording.language,
  persona: wording.persona,
  question: wording.question,
  exchanges: wording.exchanges,
  meals: wording.meals,
  promptBody: wording.instructions,
  maxTokens,
  callMs: wording.callSeconds * 1000,
});

async function* worded(
  wording: Wording,
  signal: Parameters<typeof wordWithModel>[2],
): AsyncGenerator<Worded> {
  for await (const part of wordWithModel(wording.model, requestOf(wording), signal)) {
    if (part.kind === 'block') yield { kind: 'block', block: part.block };
    else {
      for (const { line, reasons } of part.rejected) yield { kind: 'rejected', line, reasons };
      yield { kind: 'end', usage: part.usage };
    }
  }
}

/** What every answer says is made by these. */
export const theCoach = ({ sha256 }: Pick<Ports, 'sha256'>): Coach => {
  const coach: Omit<Coach, 'trialCases'> = {
    rulesVersion,
    rules: rules.map(({ id, words, severity, weight, sources, isSafety, offReason }) => ({
      id,
      ...words,
      severity,
      weight,
      source: sources.map(({ text }) => text).join('; '),
      url: null,
      isSafety,
      isSourceChecked: offReason === null,
    })),
    factSheetOf: (question) => factSheetOf({ ...question, sha256 }),
    reviewOf,
    screen,
    cardOf,
    answerQuestion,
    wordWithModel: worded,
    sentBy: (wording) =>
      JSON.stringify(promptOf({ ...requestOf(wording), body: wording.instructions }), null, 2),
    ruleEditIssues,
  };
  return { ...coach, trialCases: trialCases(coach) };
};
