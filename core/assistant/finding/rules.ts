import type { RuleId } from './finding.ts';
import type { Rule } from './rule.ts';
import { adviceRules } from './table/advice.ts';
import { bodyRules } from './table/body.ts';
import { courseRules } from './table/course.ts';
import { dataRules } from './table/data.ts';
import { lifestyleRules } from './table/lifestyle.ts';
import { nutritionRules } from './table/nutrition.ts';
import { safetyRules } from './table/safety.ts';
import { strengthRules } from './table/strength.ts';

/** Everything the AI coach knows to say. */
export const rules: readonly Rule[] = [
  ...safetyRules,
  ...bodyRules,
  ...strengthRules,
  ...lifestyleRules,
  ...nutritionRules,
  ...courseRules,
  ...dataRules,
  ...adviceRules,
];

const byId: ReadonlyMap<RuleId, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

export const ruleOf = (id: RuleId): Rule | undefined => byId.get(id);

/** Changes with the table: kept beside each answer, so that it can be said which rules wrote it. */
export const rulesVersion = '1';
