import { fold } from '#core/kernel/text/text.ts';

/** Letters of other alphabets that look like Latin ones, and signs that stand for letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  к: 'k',
  т: 't',
  м: 'm',
  н: 'h',
  ν: 'v',
  ο: 'o',
  α: 'a',
  '@': 'a',
  $: 's',
};
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'gu');

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/**
 * Words that only their marks tell apart: "từ từ" is slowly and "tự tử" is suicide, "ngủ" is to sleep and "ngu" stupid.
 * Where marks were typed they decide; without marks the words around do.
 */
const markedWords: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:từ từ|từ tốn)(?!\p{L})/gu, 'chamrai'],
  [/(?<!\p{L})(?:tự (?:tử|tữ|tu|vẫn|sát)|tu tử)(?!\p{L})/gu, 'tusat'],
  [/(?<!\p{L})(?:ngủ|ngũ|ngữ|ngự)(?!\p{L})/gu, 'nguyen'],
  [/(?<!\p{L})địt(?!\p{L})/gu, 'djt'],
  [/(?<!\p{L})chét(?!\p{L})/gu, 'chetx'],
];

/** How people shorten words in messages. */
const shortWords: Readonly<Record<string, string>> = {
  ko: 'khong',
  hok: 'khong',
  hem: 'khong',
  khum: 'khong',
  khg: 'khong',
  kh: 'khong',
  mun: 'muon',
  tui: 'minh',
  tao: 'minh',
  mik: 'minh',
  mk: 'minh',
  mjnh: 'minh',
  dc: 'duoc',
  dk: 'duoc',
  bik: 'biet',
  bit: 'biet',
  wa: 'qua',
  chit: 'chet',
  chett: 'chet',
  j: 'gi',
  zay: 'vay',
  hs: 'hoc sinh',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  u: 'you',
  ur: 'your',
  ya: 'you',
  r: 'roi',
  rui: 'roi',
  ky: 'kg',
  ki: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kgs: 'kg',
  calo: 'kcal',
  calorie: 'kcal',
  calories: 'kcal',
  cal: 'kcal',
  cals: 'kcal',
};

/** "t3st" and "su1c1de", but not "40kg", "e500" or "h7". */
const isDisguised = (word: string): boolean => /[a-z]\d+[a-z]/.test(word) && /[a-z].*[a-z]/.test(word);

const plainWord = (word: string): string => {
  const spelled = isDisguised(word) ? word.replace(/\d/g, (digit) => digitLetters[digit] ?? digit) : word;
  return shortWords[spelled] ?? spelled;
};

/** "t u t u" and "s.u.i.c.i.d.e": three and more letters that stand alone are one word. */
const joinLetters = (words: readonly string[]): string[] => {
  const joined: string[] = [];
  let letters: string[] = [];
  const close = () => {
    if (letters.length >= 3) joined.push(letters.join(''));
    else joined.push(...letters);
    letters = [];
  };
  for (const word of words) {
    if (/^[a-z]$/.test(word)) letters.push(word);
    else {
      close();
      joined.push(word);
    }
  }
  close();
  return joined;
};

/**
 * A text as phrases are looked for: folded words, one space before and after each, numbers apart from their units,
 * disguises taken off.
 */
export const foldedWords = (text: string): string => {
  let typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034F/gu, '')
    .normalize('NFC')
    .toLowerCase();
  for (const [marked, word] of markedWords) typed = typed.replace(marked, word);
  const folded = fold(typed)
    .replace(lookAlike, (sign) => lookAlikes[sign] ?? sign)
    .replace(/['’`ʼ]/g, '')
    // "chếttttt", "suicideee"
    .replace(/([a-z])\1{2,}/g, '$1')
    // "1.200" and "1,200" are one number; "0,9" keeps its comma as a point.
    .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    // "40kg" and "10kg/tuần": a number and its unit.
    .replace(
      /(\d)(?=(?:kg|kgs|ky|ki|kilo|kilos|can|kcal|calo|cal|cals|tuoi|lbs|lb|ngay|tuan|thang|mg|days?|weeks?|months?|yo|y)(?![a-z]))/g,
      '$1 ',
    );
  const words = folded.match(/\d+(?:\.\d+)?(?![a-z\d])|[\p{L}\p{N}]+/gu) ?? [];
  return ` ${joinLetters(words).map(plainWord).join(' ')} `;
};
