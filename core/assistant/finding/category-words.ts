/**
 * Names of categories and levels that mean nothing else in a sentence. "High" or "good" may be plain words; these are
 * verdicts, and only a fact may give one.
 */
const words = [
  'rất gầy', 'hơi gầy', 'gầy', 'bình thường', 'thừa cân', 'béo phì', 'mỡ thiết yếu', 'vận động viên', 'săn chắc',
  'chấp nhận được', 'nguy cơ cao', 'đủ tốt', 'rất cao', 'rất kém', 'trung bình', 'xuất sắc', 'vượt trội', 'gần tối đa',
  'very thin', 'thin', 'slim', 'normal', 'overweight', 'very overweight', 'obese', 'obesity', 'essential', 'athlete',
  'acceptable', 'high risk', 'very high', 'very poor', 'excellent', 'outstanding', 'near maximal',
]; // prettier-ignore

const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'giu');

export type Found = Readonly<{ word: string; start: number; end: number }>;

export const categoryWordsIn = (text: string): readonly Found[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

/** Numbers as they stand in a sentence: `7`, `0,25`, `2.400`. */
export const numbersIn = (text: string): readonly Found[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
