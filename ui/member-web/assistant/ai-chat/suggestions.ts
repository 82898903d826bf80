import { intents, type Intent } from '#core/assistant/question/intents.ts';

/** Questions of every day, as the rules understand them. */
export const suggestions = ['WEEK', 'NEXT', 'CHANGE', 'PROTEIN', 'SLEEP', 'CARDIO'] as const;

/** What an answer offers as buttons, as far as this page has words for it. */
export const knownIntents = (choices: readonly string[]): readonly Intent[] =>
  intents.filter((intent) => choices.includes(intent));
