import type { Hooks } from '#core/kernel/hooks.ts';
import { quizLimits } from './quiz.ts';

/** A new quiz starts with this number: more than a quiz takes would be refused when its author first saves it. */
export const quizSettingRules: Hooks['settingRules'] = {
  quizAttemptsDefault: (value) => Number(value) <= quizLimits.attempts,
};
