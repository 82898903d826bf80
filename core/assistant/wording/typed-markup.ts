import type { Fact } from '../fact-sheet/fact.ts';
import { factMark } from './cited-text.ts';

/** Links, markup and names: an answer is plain sentences to one reader without a name. */

const link =
  /(?:https?:|www\.|:\/\/|@|\p{L}[\p{L}\d-]*\.(?:com|vn|net|org|me|io|info|app|dev|ly|co|gg|xyz|ai)(?![\p{L}\d]))/iu;
export const holdsLink = (words: string): boolean => link.test(words);

const markup =
  /[<>*`#|\\{}[\]_~^=$&]|^\s*[-•–]\s|\n|\r|\t|[\p{So}\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
export const holdsMarkup = (words: string): boolean => markup.test(words.replaceAll(factMark, ' '));

const acronyms = new Set(
  'BMI BMR TDEE FFMI WHO NICE ACSM AASM VO VO₂max VO2max HIIT AI HLV DASH I Keto I’m I’d I’ll I’ve Asia-Pacific Asian Asia Châu Á Thái Bình Dương Fitboard'.split(
    ' ',
  ),
);
const greeted = new Set(
  'tốt giỏi tuyệt nào vâng ừ dạ chào trước sau ngoài tuy bạn hiện nay tóm great good well first next now today overall also then so finally still remember yes no however instead meanwhile lastly currently together nice'.split(
    ' ',
  ),
);
const givenNames = new Set(
  'minh hùng tuấn lan linh hương thảo trang nam dũng hải huy khoa long phong quân sơn thắng trung tú việt vinh mai ngọc nhung oanh phương quỳnh thu thủy trinh vân yến hạnh hằng nga john anna maria david peter lisa mike michael sarah emma james tom jack alex chris nguyễn trần lê phạm huỳnh vũ võ đặng bùi đỗ hồ ngô dương'.split(
    ' ',
  ),
);
const ambiguous = new Set(
  'nam mai hải long phong thu trung nga sơn dương việt hồ đỗ vũ lê vân trang hương phương'.split(' '),
);

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}’'-]+/gu) ?? [];

/** A word with a capital inside of a sentence that no label or value has, or a person called at its beginning. */
export const holdsName = (words: string, facts: readonly Fact[]): boolean => {
  if (
    /(?<!\p{L})(?:ơi|à ơi)(?!\p{L})/iu.test(words) ||
    /(?<!\p{L})(?:dear|hi|hey|hello|mr|mrs|ms)\s+\p{Lu}/iu.test(words) ||
    /^(?:chào|anh|chị|em|cô|chú)\s+\p{Lu}/u.test(words)
  )
    return true;
  const known = new Set(
    facts.flatMap(({ label, text }) => [label.vi, label.en, text.vi, text.en]).flatMap(wordsOf),
  );
  return words.split(/(?<=[.!?…:])\s+/u).some((sentence) => {
    const [first = '', ...rest] = wordsOf(sentence.replaceAll(factMark, ' '));
    const lower = first.toLowerCase();
    const startsWithFact = sentence.trim().startsWith(factMark);
    const isCalled =
      !startsWithFact && new RegExp(`^[\\s"“(]*${first},`, 'u').test(sentence) && !greeted.has(lower);
    if (isCalled && /^\p{Lu}/u.test(first)) return true;
    if (!startsWithFact && /^\p{Lu}/u.test(first) && givenNames.has(lower) && !ambiguous.has(lower))
      return true;
    return (startsWithFact ? [first, ...rest] : rest).some(
      (word) => /^\p{Lu}/u.test(word) && !acronyms.has(word) && !known.has(word),
    );
  });
};
