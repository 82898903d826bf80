/** Questions of every day, as the rules understand them. */
export const suggestions = ['WEEK', 'NEXT', 'CHANGE', 'PROTEIN', 'SLEEP', 'CARDIO'] as const;

const intents = [
  'VALUE',
  'CHANGE',
  'WHY',
  'MEANING',
  'MEASURE',
  'COMPARE',
  'GOAL',
  'PLATEAU',
  'ENERGY',
  'PROTEIN',
  'SLEEP',
  'CARDIO',
  'STRENGTH',
  'ZONE',
  'DIET',
  'WEEK',
  'NEXT',
  'SOURCE',
  'COACH',
  'HELP',
] as const;
type AskedIntent = (typeof intents)[number];

/** What an answer offers as buttons, as far as this page has words for it. */
export const knownIntents = (choices: readonly string[]): readonly AskedIntent[] =>
  intents.filter((intent) => choices.includes(intent));
