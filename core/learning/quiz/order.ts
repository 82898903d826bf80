import type { Quiz, Question } from './quiz.ts';

/** FNV-1a, 32 bits: the same text gives the same number everywhere. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0)!; // a character has one
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** mulberry32: numbers from 0 up to 1 that follow from the seed alone. */
const chanceFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const shuffled = <Row>(rows: readonly Row[], seed: string): readonly Row[] => {
  const chance = chanceFrom(hashOf(seed));
  const mixed = [...rows];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]; // both are within
  }
  return mixed;
};

/**
 * The questions as one attempt shows them: the same after each reload and on each device. True and false keep their
 * places, since people look for them there.
 */
export const questionsInOrder = (
  { questions, shuffleQuestions, shuffleChoices }: Quiz,
  seed: string,
): readonly Question[] => {
  const ordered = shuffleQuestions ? shuffled(questions, seed) : questions;
  return ordered.map((question) =>
    shuffleChoices && question.kind !== 'TRUE_FALSE'
      ? { ...question, choices: shuffled(question.choices, `${seed}:${question.id}`) }
      : question,
  );
};
