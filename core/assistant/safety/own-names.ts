import { fold } from '#core/kernel/text/text.ts';

/**
 * A member's own names in a text of theirs. A Vietnamese given name is often a word of every day too: "Anh" is a pronoun,
 * "An toàn" is safe, "Mai" is tomorrow. So alone it counts only where its capital says that it is a name.
 */

export type OwnNames = Readonly<{ fullname: string; username: string | null }>;

type Token = Readonly<{ text: string; small: string; start: number; end: number }>;
/** A word of the name as it may be typed: with its marks, or with none at all. */
type Word = Readonly<{ marked: string; plain: string }>;

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];
const lower = (word: string): string => word.normalize('NFC').toLowerCase();
const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/(?<!\p{N})[\p{L}\p{M}]+(?!\p{N})/gu)].map(({ 0: word, index }) => ({
    text: word,
    small: word.toLowerCase(),
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
const isSame = ({ small }: Token, { marked, plain }: Word): boolean => small === marked || small === plain;

const introduces =
  /(?:(?:tên|ten)(?:\s+(?:của\s+|cua\s+)?(?:mình|minh|tôi|toi|em|anh|chị|chi|tui))?\s*(?:là|la|:)|(?:gọi|goi)\s+(?:mình|minh|tôi|toi|em|anh|chị|chi|tui)\s+(?:là|la)|name(?:\s+is|['’]s|:)|call\s+me)\s*["'“‘]?$/iu;
const namesOf = /(?:tên|ten)\s*["'“‘]?$/iu;
const begins = /(?:^|[.!?…:;\n\r])[\s"'“‘(–•*-]*$/u;

/** What is known of a text before its words are looked at. */
type Text = Readonly<{ whole: string; hasMarks: boolean; isCapitals: boolean }>;

const isOrdinary = ({ small }: Token, { hasMarks }: Text): boolean =>
  pronouns.has(small) || (hasMarks ? beginnings : plainBeginnings).has(small);

const isGivenName = (token: Token, next: string | undefined, text: Text): boolean => {
  const before = text.whole.slice(0, token.start);
  const isPronoun = pronouns.has(token.small);
  if (introduces.test(before) || (namesOf.test(before) && !isPronoun)) return true;
  if (!isCapital(token.text)) return false;
  const isPart = next !== undefined && partners[fold(token.text)]?.has(fold(next));
  if (isPart && (!isCapital(next) || text.isCapitals)) return false;
  // In capitals throughout they say nothing, as at the beginning of a sentence.
  return !(text.isCapitals || begins.test(before)) || !isOrdinary(token, text);
};

/** Between two words of one name. */
const isGap = (between: string): boolean => /^[\s.-]+$/u.test(between);

type Span = Readonly<{ from: number; to: number }>;

/** Tokens that stand side by side and are all words of the name; `to` is the one behind the last. */
const runsOf = (tokens: readonly Token[], { whole }: Text, isMeant: (token: Token) => boolean) => {
  const runs: Span[] = [];
  tokens.forEach((token, index) => {
    if (!isMeant(token)) return;
    const last = runs.at(-1);
    const before = tokens[index - 1];
    const isNext = last?.to === index && before && isGap(whole.slice(before.end, token.start));
    if (last && isNext) runs[runs.length - 1] = { from: last.from, to: index + 1 };
    else runs.push({ from: index, to: index + 1 });
  });
  return runs.filter(({ from, to }) => to - from > 1);
};

/** The name, or the last three words of it and more, however they are written. */
const wholesOf = (tokens: readonly Token[], name: readonly Word[], { whole }: Text): readonly Span[] => {
  const shortest = Math.min(name.length, 3);
  if (name.length < 2) return [];
  const last = name.length - 1;
  return tokens.flatMap((_, end): readonly Span[] => {
    let length = 0;
    for (let at = end; at >= 0 && length < name.length; at -= 1) {
      const [token, word, next] = [tokens[at], name[last - length], tokens[at + 1]];
      if (!token || !word || !isSame(token, word)) break;
      if (length > 0 && next && !isGap(whole.slice(token.end, next.start))) break;
      length += 1;
    }
    return length >= shortest ? [{ from: end + 1 - length, to: end + 1 }] : [];
  });
};

const placesOf = (typed: string, fullname: string): readonly Readonly<{ start: number; end: number }>[] => {
  const name = wordsOf(fullname.normalize('NFC')).map((word): Word => ({
    marked: lower(word),
    plain: fold(word),
  }));
  if (name.length === 0) return [];
  const text: Text = {
    whole: typed,
    hasMarks: lower(typed) !== fold(typed),
    isCapitals: /\p{Lu}{2}/u.test(typed) && !/\p{Ll}/u.test(typed),
  };
  const tokens = tokensOf(typed);
  const isOfName = (token: Token): boolean => name.some((word) => isSame(token, word));
  const spans = [
    ...wholesOf(tokens, name, text),
    ...runsOf(tokens, text, (token) => isCapital(token.text) && isOfName(token)),
  ];
  const isVietnamese = name.length > 1 && familyNames.has(name[0]?.plain ?? '');
  const given = (isVietnamese ? name.slice(-1) : name).filter(({ plain }) => plain.length > 1);
  const isCovered = (index: number) => spans.some(({ from, to }) => index >= from && index < to);
  const alone = tokens.flatMap((token, index): Span[] => {
    if (isCovered(index) || !given.some((word) => isSame(token, word))) return [];
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
