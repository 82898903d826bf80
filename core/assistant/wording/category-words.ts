import { fold } from '#core/kernel/text/text.ts';
import { choiceLabels } from '#core/body/indicator/choice-labels.ts';
import { type Bilingual } from '#core/body/indicator/labels.ts';
import {
  bmiCategoryLabels,
  bodyFatCategoryLabels,
  ffmiCategoryLabels,
  scoreLevelLabels,
  vfiCategoryLabels,
  whrCategoryLabels,
  whtrCategoryLabels,
} from '#core/body/indicator/verdict-labels.ts';
import type { Fact } from '../fact-sheet/fact.ts';
import type { Finding } from '../finding/finding.ts';
import { factMark } from './cited-text.ts';

/** Classes and judgements: a model says those that its cited facts say. */

const word = new RegExp(`[\\p{L}\\p{N}]+|${factMark}`, 'gu');
export const asWords = (text: string): string =>
  ` ${(fold(text.normalize('NFKC')).match(word) ?? []).join(' ')} `;

/** Labels that are everyday words; `everyday` and `judging` say when those are a class. */
const everydayLabels = new Set(
  'cao thap tot kem nhe vua low high good poor enough adequate dat fitness essential light moderate'.split(
    ' ',
  ),
);

const labelled: readonly Readonly<Record<string, Bilingual>>[] = [
  bmiCategoryLabels,
  bodyFatCategoryLabels,
  ffmiCategoryLabels,
  whrCategoryLabels,
  whtrCategoryLabels,
  vfiCategoryLabels,
  scoreLevelLabels,
  choiceLabels.activityLevel,
];
const dietStyles = Object.entries(choiceLabels.dietStyle)
  .filter(([style]) => style !== 'OTHER' && style !== 'BALANCED')
  .map(([, label]) => label);

const synonyms =
  'beo phi|beo bung|qua map|map|map map|gay go|gay|om yeu|suy dinh duong|ly tuong|li tuong|hoan hao|nguy hiem|nghiem trong|dat chuan|trong chuan|tren chuan|duoi chuan|khoe manh|nguy co|obesity|obese|underweight|skinny|chubby|ideal|perfect|dangerous|dangerously|severe|severely|unhealthy|morbid|morbidly|at risk|risky|below average|above average|superb|terrible|awful|weak|elite|athletic|healthy|unfit'.split(
    '|',
  );

const strict: readonly string[] = [
  ...new Set([
    ...labelled
      .flatMap((labels) => Object.values(labels))
      .flatMap(({ vi, en }) => [vi, en])
      .map((label) => asWords(label).trim())
      .filter((label) => !everydayLabels.has(label) && !/\d/.test(label)),
    ...dietStyles.flatMap(({ vi, en }) => [vi, en]).map((label) => asWords(label).trim()),
    ...synonyms,
  ]),
].toSorted((a, b) => b.length - a.length);
const strictPattern = new RegExp(` (${strict.join('|')})(?= )`, 'g');

/** Everyday words in places where they judge nothing. */
const passing =
  / (?:chieu cao|nang cao|de cao|tay cao|cao hon|thap hon|tot hon|kem hon|it hon|tot nhat|cao nhat|thap nhat|chat beo|giu tot|se tot|nen tot|lam tot|high protein|high fibre|high fiber|higher|high knees|low impact|low carb|low fat|low intensity|good (?:idea|habit|habits|night|job|source|start|way|step|time|choice|form|news|for you)|good enough to|enough (?:sleep|protein|food|water|rest|fibre|fiber|time|energy|to)|sleep enough|eat enough|fitness level|fitness|light (?:walk|walks|walking|activity|exercise|movement|training)|moderate (?:pace|activity|exercise)|suc khoe) /g;
const everyday = / (cao|thap|tot|kem|high|low|good|poor)(?= )/g;
/** "is enough", "at moderate": a class and no way of doing something. */
const judging =
  / (?:is|are|at|as|reads|rated|considered|class|category|level|la|o muc|muc|loai|xep loai|thuoc) (?:the |a |an |muc )?(enough|adequate|fitness|essential|light|moderate|nhe|vua|du|dat(?! (?:duoc|toi|den|muc)))(?= )/g;

const intensified = new RegExp(
  ` (?:rat|qua|cuc|cuc ky|kha|hoi|khong|chua|chang|very|too|extremely|slightly|quite|not|hardly|almost|gan nhu|gan|sap) ${factMark}`,
);

type Said = Readonly<{
  /** With a mark for each fact. */
  words: string;
  cited: readonly Fact[];
  findings: readonly Finding[];
  /** What RULES say of the cited rules, folded. */
  ruleSaid: string;
  /** Facts in the order of their marks. */
  marked: readonly (Fact | undefined)[];
}>;

const isClass = (fact: Fact | undefined): boolean => fact?.kind === 'CATEGORY';

/** The first class or judgement that no cited fact says; null: there is none. */
export const unsupportedCategory = ({ words, cited, findings, marked, ruleSaid }: Said): string | null => {
  const said = asWords(words);
  if (marked.some(isClass) && intensified.test(said)) return 'intensified';
  const supported = cited
    .filter(({ kind }) => kind === 'CATEGORY' || kind === 'CHOICE' || kind === 'FLAG')
    .map(
      (fact) =>
        `${asWords(fact.text.vi)}${asWords(fact.text.en)}${asWords(fact.label.vi)}${asWords(fact.label.en)}`,
    )
    .concat(ruleSaid)
    .join(' ');
  // "Chất béo", "sức khoẻ" and the like are no judgement, whatever stands around.
  const free = said.replace(
    / (?:chat beo|it beo|suc khoe|nguy co te nga|healthy (?:eating|food|foods|habit|habits|weight range)) /g,
    ' _ ',
  );
  for (const [, found = ''] of free.matchAll(strictPattern))
    if (!supported.includes(` ${found} `)) return found;
  const everydaySaid = free.replace(passing, ' _ ').replace(passing, ' _ ');
  const isPraise = findings.some(({ severity }) => severity === 'KEEP');
  for (const [, found = ''] of everydaySaid.matchAll(everyday)) {
    if (supported.includes(` ${found} `)) continue;
    if (isPraise && (found === 'tot' || found === 'good')) continue;
    return found;
  }
  for (const [, found = ''] of free.matchAll(judging)) if (!supported.includes(` ${found} `)) return found;
  return null;
};
