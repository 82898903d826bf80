import type { Language } from '#core/kernel/language.ts';
import { foldedWords } from '../safety/folded-text.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import { blockOf } from '../finding/block.ts';
import type { Finding } from '../finding/finding.ts';
import type { RuleEdits } from '../finding/rule-edits.ts';
import { answers, type Asked } from './answers.ts';
import { intents, type Intent } from './intents.ts';
import { metricsIn, scoresOf } from './lexicon.ts';
import { speakerOf, type Said } from './sentences.ts';

export type QuestionAnswer = Readonly<{
  kind: 'ANSWER' | 'CLARIFY' | 'UNKNOWN';
  blocks: readonly Said[];
  /** What buttons offer; empty with an answer. */
  choices: readonly Intent[];
}>;

type Given = Readonly<{
  sheet: FactSheet;
  findings: readonly Finding[];
  language: Language;
  edits: RuleEdits;
  /** Chosen by a button: the question is not read for one. */
  intent?: Intent | undefined;
}>;

const leastSure = 0.6;
const tie = 0.1;
const mostChoices = 3;
const mostBlocks = 6;
const offered: readonly Intent[] = ['WEEK', 'NEXT', 'CHANGE', 'GOAL', 'HELP'];

/** The intents of a question, the likeliest first. */
const rankedIntents = (words: string): readonly (readonly [Intent, number])[] => {
  const scores = scoresOf(words);
  return intents
    .map((intent) => [intent, scores[intent] ?? 0] as const)
    .filter(([, score]) => score > 0)
    .toSorted(([, one], [, other]) => other - one);
};

const unknownWords = {
  vi: 'Câu này mình chưa trả lời được từ số đo của bạn. Bạn thử hỏi về số đo, thay đổi, mục tiêu, ăn, ngủ, tập hoặc bước tiếp theo nhé.',
  en: 'I can’t answer this from your measurements. Try asking about a number, a change, your goal, food, sleep, training or the next step.',
};
const clarifyWords = { vi: 'Bạn muốn hỏi về điều nào?', en: 'Which of these do you mean?' };

/** What rules answer to a question, without a model. The same question about the same sheet has the same answer. */
export const answerQuestion = (question: string, given: Given): QuestionAnswer => {
  const { sheet, findings, language, edits, intent } = given;
  const speaker = speakerOf(sheet, language);
  const words = foldedWords(question);
  const [first, ...others] = intent ? [[intent, 1] as const] : rankedIntents(words);
  const only = (kind: 'CLARIFY' | 'UNKNOWN', text: typeof unknownWords, choices: readonly Intent[]) => ({
    kind,
    blocks: [speaker.say(text)].filter((block) => block !== null),
    choices,
  });
  if (!first || first[1] < leastSure) return only('UNKNOWN', unknownWords, offered);
  const near = others.filter(([, score]) => score >= leastSure && first[1] - score < tie);
  if (near.length > 0)
    return only('CLARIFY', clarifyWords, [first[0], ...near.map(([each]) => each)].slice(0, mostChoices));
  const asked: Asked = {
    sheet,
    findings,
    speaker,
    metrics: metricsIn(words),
    edits,
    block: (finding) => blockOf(finding, sheet, language, edits),
  };
  const blocks = answers[first[0]](asked).slice(0, mostBlocks);
  return blocks.length === 0
    ? only('UNKNOWN', unknownWords, offered)
    : { kind: 'ANSWER', blocks, choices: [] };
};
