import { fold } from '#core/kernel/text/text.ts';

/**
 * A member's own names in a text of theirs. A Vietnamese given name is often a word of every day too: "Anh" is a pronoun,
 * "An toàn" is safe, "Mai" is tomorrow. So alone it counts only where its capital says that it is a name.
 */

export type OwnNames = Readonly<{ fullname: string; username: string | null }>;

type Token = Readonly<{ text: string; start: number; end: number }>;

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];
const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/(?<!\p{N})[\p{L}\p{M}]+(?!\p{N})/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Those that stand first; who has none of them is named by every word, as "John Smith" is. */
const familyNames = set(
  'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dao dinh doan lam trinh mai ha truong phung cao to ta chau quach thai tang la tu vien kieu vuong luu chu trieu thach diep mac khong au tong tieu luong ton cu nghiem bach quan',
);
const pronouns = set('anh em chị cô chú bác bạn mình tôi tui ông bà con cháu dì cậu mợ thầy ta');
/** Beside pronouns, what a sentence may begin with: days, numbers, food, and what a person is. */
const beginnings = set(
  'mai sáng trưa chiều nam nữ hai ba bốn năm sáu bảy đào mận lê na bưởi cam sen nho chanh dừa ngô khi sao',
);
/** Where no marks are typed, these may be the marked words above, or English ones. */
const plainBeginnings = new Set([
  ...[...pronouns, ...beginnings].map(fold),
  ...set('an my do so to long may will mark rose hope grace joy sun son song art bill rich pat sue can'),
]);
/** Words that make another word of the name before them. */
const partners: Readonly<Record<string, ReadonlySet<string>>> = {
  an: set('toan tam ninh lanh ui thai than'),
  binh: set('thuong quan tinh phuc'),
  cuong: set('do'),
  cong: set('thuc viec suat bang cu'),
  chung: set('quy ta'),
  duy: set('tri'),
  hoa: set('qua mat'),
  hong: set('cau'),
  kien: set('tri nhan'),
  minh: set('chung'),
  phuong: set('phap an huong'),
  tam: set('ly trang'),
  thanh: set('phan tich dam toan'),
  thu: set('nho gon hep nap'),
  tien: set('bo do'),
  toan: set('than bo'),
  tri: set('nho nao'),
  thuong: set('xuyen'),
  yen: set('mach'),
  giang: set('day'),
  quang: set('cao'),
  dat: set('yeu'),
  hieu: set('qua'),
  loi: set('ich khuyen'),
};

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const lower = (word: string): string => word.normalize('NFC').toLowerCase();
/** With its marks, or with none at all. */
const isSame = (typed: string, name: string): boolean =>
  lower(typed) === lower(name) || lower(typed) === fold(name);

const introduces =
  /(?:(?:tên|ten)(?:\s+(?:của\s+|cua\s+)?(?:mình|minh|tôi|toi|em|anh|chị|chi|tui))?\s*(?:là|la|:)|(?:gọi|goi)\s+(?:mình|minh|tôi|toi|em|anh|chị|chi|tui)\s+(?:là|la)|name(?:\s+is|['’]s|:)|call\s+me)\s*["'“‘]?$/iu;
const namesOf = /(?:tên|ten)\s*["'“‘]?$/iu;
const begins = /(?:^|[.!?…:;\n\r])[\s"'“‘(–•*-]*$/u;

/** What is known of a text before its words are looked at. */
type Text = Readonly<{ whole: string; hasMarks: boolean; isCapitals: boolean }>;

const isOrdinary = (word: string, { hasMarks }: Text): boolean =>
  hasMarks
    ? pronouns.has(lower(word)) || beginnings.has(lower(word))
    : plainBeginnings.has(lower(word)) || pronouns.has(lower(word));

const isGivenName = (token: Token, next: string | undefined, text: Text): boolean => {
  const before = text.whole.slice(0, token.start);
  const isPronoun = pronouns.has(lower(token.text));
  if (introduces.test(before) || (namesOf.test(before) && !isPronoun)) return true;
  if (!isCapital(token.text)) return false;
  const isPart = next !== undefined && partners[fold(token.text)]?.has(fold(next));
  if (isPart && (!isCapital(next) || text.isCapitals)) return false;
  // In capitals throughout they say nothing, as at the beginning of a sentence.
  return !(text.isCapitals || begins.test(before)) || !isOrdinary(token.text, text);
};

type Span = Readonly<{ from: number; to: number }>;

/** Tokens that stand side by side and are all words of the name; `to` is the one behind the last. */
const runsOf = (tokens: readonly Token[], { whole }: Text, isMeant: (token: Token) => boolean) => {
  const runs: Span[] = [];
  tokens.forEach((token, index) => {
    if (!isMeant(token)) return;
    const last = runs.at(-1);
    const before = tokens[index - 1];
    const isNext =
      last?.to === index && before && /^[\s\u00A0.-]+$/u.test(whole.slice(before.end, token.start));
    if (last && isNext) runs[runs.length - 1] = { from: last.from, to: index + 1 };
    else runs.push({ from: index, to: index + 1 });
  });
  return runs.filter(({ from, to }) => to - from > 1);
};

/** The name, or the last three words of it and more, however they are written. */
const wholesOf = (tokens: readonly Token[], name: readonly string[], { whole }: Text): readonly Span[] => {
  const spans: Span[] = [];
  for (let length = name.length; length >= 2 && (length >= 3 || length === name.length); length -= 1) {
    const wanted = name.slice(-length);
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const found = tokens.slice(from, from + length);
      const isThere =
        found.every(({ text }, index) => isSame(text, wanted[index] ?? '')) &&
        found.every(({ start }, index) => {
          const before = found[index - 1];
          return !before || /^[\s\u00A0.-]+$/u.test(whole.slice(before.end, start));
        });
      if (isThere) spans.push({ from, to: from + length });
    }
  }
  return spans;
};

const placesOf = (typed: string, fullname: string): readonly Readonly<{ start: number; end: number }>[] => {
  const name = wordsOf(fullname.normalize('NFC'));
  if (name.length === 0) return [];
  const text: Text = {
    whole: typed,
    hasMarks: lower(typed) !== fold(typed),
    isCapitals: /\p{Lu}{2}/u.test(typed) && !/\p{Ll}/u.test(typed),
  };
  const tokens = tokensOf(typed);
  const isOfName = ({ text: word }: Token): boolean => name.some((each) => isSame(word, each));
  const spans = [
    ...wholesOf(tokens, name, text),
    ...runsOf(tokens, text, (token) => isCapital(token.text) && isOfName(token)),
  ];
  const isVietnamese = name.length > 1 && familyNames.has(fold(name[0] ?? ''));
  const given = (isVietnamese ? name.slice(-1) : name).filter((word) => word.length > 1);
  const isCovered = (index: number) => spans.some(({ from, to }) => index >= from && index < to);
  const alone = tokens.flatMap((token, index): Span[] => {
    if (isCovered(index) || !given.some((word) => isSame(token.text, word))) return [];
    const next = tokens[index + 1];
    const isBeside = next && /^\s+$/u.test(typed.slice(token.end, next.start));
    return isGivenName(token, isBeside ? next.text : undefined, text) ? [{ from: index, to: index + 1 }] : [];
  });
  return [...spans, ...alone].map(({ from, to }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

export const withoutOwnNames = (typed: string, { fullname, username }: OwnNames): string => {
  let text = typed;
  if (username !== null && username.length > 1)
    text = text.replace(
      new RegExp(`(?<![\\p{L}\\p{N}_])@?${escaped(username)}(?![\\p{L}\\p{N}_])`, 'giu'),
      '[name]',
    );
  const places = placesOf(text, fullname).toSorted((a, b) => a.start - b.start || b.end - a.end);
  let masked = '';
  let at = 0;
  for (const { start, end } of places) {
    if (end <= at) continue;
    if (start >= at) masked += `${text.slice(at, start)}[name]`;
    at = end;
  }
  return masked + text.slice(at);
};
