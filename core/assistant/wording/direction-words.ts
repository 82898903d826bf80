import type { Fact } from '../fact-sheet/fact.ts';
import type { Finding } from '../finding/finding.ts';
import { asWords } from './category-words.ts';
import { factMark } from './cited-text.ts';
import { metricsNamed, numberOf } from './metric-words.ts';

/** Up or down, better or worse: as the facts say, or as the cited rule advises. */

const up =
  / (?:tang|tang len|len|nhieu hon|cao hon|nang hon|dai hon|nhanh hon|to hon|lon hon|rose|rise|rises|rising|risen|increase|increases|increased|increasing|gain|gains|gained|gaining|went up|go up|goes up|going up|is up|are up|up by|up from|higher|heavier|grew|grow|grows|growing|grown|climbed|climbing|bigger|larger|more than before|longer|faster)(?= )/;
const down =
  / (?:giam|giam di|giam xuong|xuong|sut|mat di|it hon|thap hon|nhe hon|ngan hon|cham hon|nho hon|tut|fell|fall|falls|falling|fallen|drop|drops|dropped|dropping|decrease|decreases|decreased|decreasing|lost|lose|loses|losing|went down|go down|goes down|going down|is down|are down|down by|down from|lower|lowers|lowered|lowering|lighter|shrank|shrink|shrinks|shrinking|shrunk|declined|declining|reduced|reduce|reduces|reducing|smaller|less than before|shorter|slower)(?= )/;
const better =
  / (?:tot hon|tot len|kha hon|cai thien|tien bo|khoe hon|tien trien|better|improved|improving|improves|improve|improvement|progress|progressed|progressing|stronger|fitter|healthier)(?= )/;
const worse =
  / (?:xau di|xau hon|te hon|kem di|kem hon|yeu di|yeu hon|tut lui|sa sut|di xuong|worse|worsened|worsening|worsens|declining|deteriorated|deteriorating|weaker|unhealthier|setback)(?= )/;
const steady =
  / (?:khong doi|giu nguyen|dung yen|dung lai|chung lai|khong thay doi|van nhu cu|on dinh|unchanged|steady|stable|the same|plateau|plateaued|no change|stalled)(?= )/;
/** Ups and downs that are no claim and no advice about a metric. */
const passing =
  / (?:dung len|ngoi xuong|dung day|len xuong|nam xuong|len ke hoach|len lich|len giuong|cui xuong|thu giam|giam soat|sit down|lie down|slow down|get up|stand up|wake up|warm up|cool down|set up|up to|write down|sign up|keep up|catch up|push up|push ups|check up|checkup|follow up|higher hands|longer term|no longer|lost track|better sleep|for the better|tang cuong suc khoe|lose track|chay cham hon|cham hon mot chut|slower pace|go slower) /g;

const higherIsBetter = new Set([
  'leanMass',
  'ffmi',
  'normalizedFfmi',
  'vo2max',
  'pushUps',
  'airSquats',
  'runDistance',
  'cyclingDistance',
]);
const lowerIsBetter = new Set([
  'bodyFatPercent',
  'fatMass',
  'waist',
  'waistHeightRatio',
  'waistHipRatio',
  'visceralFatArea',
  'restingHeartRate',
]);

const signOf = ({ value }: Fact): number => (typeof value === 'number' ? Math.sign(value) : 0);
const moves = ({ kind }: Fact): boolean => kind === 'CHANGE' || kind === 'PACE';

/** 1 better, −1 worse, 0 neither or not known; the weight by the member's goal. */
const benefitOf = (fact: Fact, goalSign: (fact: Fact) => number): number => {
  const metric = fact.metric === null ? null : numberOf(fact.metric);
  const sign = signOf(fact);
  if (metric === null) return 0;
  if (higherIsBetter.has(metric)) return sign;
  if (lowerIsBetter.has(metric)) return -sign;
  return metric === 'weight' || metric === 'bmi' ? sign * goalSign(fact) : 0;
};

type Said = Readonly<{
  words: string;
  marked: readonly (Fact | undefined)[];
  cited: readonly Fact[];
  findings: readonly Finding[];
  /** 1: the member wants the metric of the fact to rise, −1 to fall, 0 unknown. */
  goalSign: (fact: Fact) => number;
  /** What RULES say of the cited rules, folded. */
  ruleSaid: string;
}>;

const advises = new Set(['IMPROVE', 'WARN', 'STOP', 'INFO', 'KEEP']);
/** What happened, and not what to do. */
const claims =
  / (?:da|dang|vua|bi|duoc|van|co xu huong|so voi|tuan truoc|tuan nay|gan day|thang qua|has|have|had|was|were|been|is|are|since|compared|recently|last week|this week|than before|your \S+ (?:rose|fell|dropped|increased|decreased)|rose|fell|dropped|increased|decreased|gained|lost|shrank|grew|improved|worsened|declined)(?= )/;

const clausesOf = (words: string): readonly string[] =>
  words.split(/[.;!?]|,\s|\s(?:nhưng|còn|trong khi|but|while|whereas|although|và|and)\s/u);

const agrees = (clause: string, facts: readonly Fact[], said: Said): boolean => {
  const signs = facts.map(signOf);
  const benefits = facts.map((fact) => benefitOf(fact, said.goalSign));
  return (
    (!up.test(clause) || signs.every((sign) => sign > 0)) &&
    (!down.test(clause) || signs.every((sign) => sign < 0)) &&
    (!steady.test(clause) ||
      signs.every((sign) => sign === 0) ||
      facts.some(({ kind }) => kind === 'PACE')) &&
    (!better.test(clause) || benefits.every((benefit) => benefit > 0)) &&
    (!worse.test(clause) || benefits.every((benefit) => benefit < 0))
  );
};

/** Advice goes where the cited rule's own target goes. */
const advisesAgainst = (clause: string, named: readonly string[], findings: readonly Finding[]): boolean =>
  findings.some(
    ({ target }) =>
      target !== null &&
      named.includes(target.metric) &&
      ((target.direction === 'DECREASE' && up.test(clause)) ||
        (target.direction === 'INCREASE' && down.test(clause))),
  );

export const isDirectionWrong = (said: Said): boolean => {
  const { words, marked, cited, findings, ruleSaid } = said;
  const moving = cited.filter(moves);
  let index = 0;
  return clausesOf(words).some((text) => {
    const inside = text
      .split(factMark)
      .slice(1)
      .flatMap(() => {
        const fact = marked[index];
        index += 1;
        return fact && moves(fact) ? [fact] : [];
      });
    const clause = asWords(text).replace(passing, ' _ ').replace(passing, ' _ ');
    const moved = [up, down, better, worse].some((pattern) => pattern.test(clause));
    if (!moved && !steady.test(clause)) return false;
    const named = metricsNamed(text);
    const meant =
      inside.length > 0
        ? inside
        : moving.filter(
            ({ metric }) => named.length === 0 || (metric !== null && named.includes(numberOf(metric))),
          );
    if (meant.length > 0) return !agrees(clause, meant, said);
    const directions = [up, down, better, worse, steady].flatMap(
      (pattern) => pattern.exec(clause)?.[0] ?? [],
    );
    if (directions.every((word) => ruleSaid.includes(`${word} `)))
      return advisesAgainst(clause, named, findings);
    // Nothing that moved is cited: then it is advice of a cited rule, or a claim of the model's own.
    const isAdvice = !claims.test(clause) && findings.some(({ severity }) => advises.has(severity));
    return (
      !isAdvice ||
      better.test(clause) ||
      worse.test(clause) ||
      steady.test(clause) ||
      advisesAgainst(clause, named, findings)
    );
  });
};
