import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#core/kernel/text/text.ts';
import { ordinaryTexts } from '#fixtures/assistant/screened-texts.ts';
import { screen } from './screen.ts';

const maskedFor = (fullname: string, text: string, username: string | null = null): string =>
  screen(text, { fullname, username }).masked;

const minhAnh = 'Nguyễn Thị Minh Anh';

describe('the writer’s own name', () => {
  it.each([
    ['Mình là Minh Anh, 28 tuổi', 'Mình là [name], 28 tuổi'],
    ['coach ơi, Anh nặng 62 kg rồi', 'coach ơi, [name] nặng 62 kg rồi'],
    ['tôi tên là anh', 'tôi tên là [name]'],
    ['Tên: Anh', 'Tên: [name]'],
    ['nguyễn thị minh anh hỏi', '[name] hỏi'],
    ['NGUYEN THI MINH ANH', '[name]'],
    ['Nguyễn Anh tập được 3 buổi', '[name] tập được 3 buổi'],
    ['thị minh anh muốn giảm cân', '[name] muốn giảm cân'],
    ['My name is Anh and I run', 'My name is [name] and I run'],
    ['gọi mình là Anh nhé', 'gọi mình là [name] nhé'],
  ])('is masked: %s', (text, masked) => {
    expect(maskedFor(minhAnh, text)).toBe(masked);
  });

  it.each([
    'anh ấy tập 3 buổi một tuần, em thì 2 buổi',
    'Anh tập 3 buổi rồi có đủ không',
    'Chào coach. Anh muốn giảm mỡ bụng',
    'em hỏi chị với anh coach',
    'anh muon giam can',
    'CHO ANH HỎI CÁCH TẬP',
    'minh anh',
    'tên anh là gì',
    'tiếng anh của mình kém',
  ])('is no pronoun and no word of every day: %s', (text) => {
    // "minh anh" typed small without its family name may be "mình, anh".
    expect(maskedFor(minhAnh, text)).toBe(text);
  });

  it.each([
    ['Trần Văn An', 'An toàn khi tập là gì'],
    ['Trần Văn An', 'AN TOÀN LÀ TRÊN HẾT'],
    ['Trần Văn An', 'An apple a day, is it enough?'],
    ['Lê Hoà Bình', 'Bình thường mình ngủ 6 tiếng'],
    ['Vũ Thị Mai', 'Mai mình tập chân được không'],
    ['Phạm Hoài Nam', 'Nam 30 tuổi nên ngủ mấy tiếng'],
    ['Đỗ Hải Yến', 'Ăn sáng: Yến mạch với sữa chua'],
    ['Trần Hà My', 'My weight is 60 kg'],
    ['Nguyễn Văn Minh', 'Minh nang bao nhieu kg la vua'],
    ['Nguyễn Văn Cường', 'Tập Cường độ cao được không'],
    ['Will Smith', 'Will I lose weight?'],
  ])('%s leaves alone: %s', (fullname, text) => {
    expect(maskedFor(fullname, text)).toBe(text);
  });

  it.each([
    ['Trần Văn An', 'An nặng bao nhiêu là vừa, coach?', '[name] nặng bao nhiêu là vừa, coach?'],
    ['Trần Hà My', 'My muốn giảm cân', '[name] muốn giảm cân'],
    ['Lê Hoà Bình', 'Bình hỏi coach chút', '[name] hỏi coach chút'],
    ['Đỗ Văn Hùng', 'minh ten Hung, 30 tuoi', 'minh ten [name], 30 tuoi'],
    ['John Smith', 'This is John, am I fit?', 'This is [name], am I fit?'],
    ['Mary-Jane Watson', 'Mary-Jane here', '[name] here'],
  ])('%s: %s', (fullname, text, masked) => {
    expect(maskedFor(fullname, text)).toBe(masked);
  });

  it.each([
    ['hỏi @minhanh95 nhé, hay minhanh95 cũng được', 'hỏi [name] nhé, hay [name] cũng được'],
    ['hồ sơ: /user/minhanh95', 'hồ sơ: [link]'],
    ['HLV @tuan.pt và @Trần Quốc Tuấn bảo mình ngủ sớm', 'HLV [name] và [name] bảo mình ngủ sớm'],
    ['bench 5x5 @80kg, squat @RPE8, kéo @70%', 'bench 5x5 @80kg, squat @RPE8, kéo @70%'],
  ])('handles: %s', (text, masked) => {
    expect(maskedFor(minhAnh, text, 'minhanh95')).toBe(masked);
  });
});

it.each([
  ['viết cho an.nguyen at gmail dot com nhé', 'viết cho [mail] nhé'],
  ['mail: an.nguyen a còng gmail chấm com', 'mail: [mail]'],
  ['an.nguyen @ gmail.com. Rồi sao', '[mail]. Rồi sao'],
  ['số o9o1 234 567, hay 0901/234/567', 'số [phone], hay [phone]'],
])('however it is written: %s', (text, masked) => {
  expect(screen(text).masked).toBe(masked);
});

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Đỗ', 'Vũ', 'Bùi'];
const middles = ['Văn', 'Thị', 'Minh', 'Ngọc', 'Quốc', 'Thu', 'Hải', 'Đức'];
const givens = [
  'Anh',
  'An',
  'Bình',
  'Hùng',
  'Mai',
  'Nam',
  'Yến',
  'Cường',
  'Tâm',
  'Phượng',
  'Đạt',
  'My',
  'Em',
];
const names = fc
  .tuple(fc.constantFrom(...families), fc.subarray(middles, { maxLength: 2 }), fc.constantFrom(...givens))
  .map(([family, middle, given]) => ({
    fullname: [family, ...middle, given].join(' '),
    called: [...middle.slice(-1), given].join(' '),
    given,
  }));
const usernames = fc.stringMatching(/^[a-z]{3,6}[._]?[a-z]{2,5}\d{2,4}$/u);

const digits = fc.tuple(fc.constantFrom('3', '5', '7', '8', '9'), fc.stringMatching(/^\d{8}$/u));
const phones = fc
  .tuple(
    digits,
    fc.constantFrom('', ' ', '.', '-', '–', ' - ', '/', '_'),
    fc.constantFrom('0', '+84', '+84 ', '84', '(+84) ', '(+84)0'),
  )
  .map(([[first, rest], sign, prefix]) => {
    const number = first + rest;
    return prefix + [number.slice(0, 2), number.slice(2, 5), number.slice(5)].join(sign);
  });
const mails = fc
  .tuple(
    fc.stringMatching(/^[a-z]{2,8}[._]?[a-z]{2,8}\d{0,3}$/u),
    fc.constantFrom('gmail.com', 'example.com.vn', 'công-ty.vn'),
  )
  .map(([local, host]) => ({ local, mail: `${local}@${host}` }));
const links = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'www.', ''),
    fc.constantFrom('facebook.com/', 'zalo.me/', 'blog.example.vn/', 'fb.com/'),
    fc.stringMatching(/^[a-z]{6,12}\d{3}$/u),
  )
  .map(([scheme, host, place]) => ({ link: scheme + host + place, place }));

/** As people write who they are, with what they ask around it. */
const sentences: readonly ((who: string) => string)[] = [
  (who) => `mình là ${who}, nên ngủ bao nhiêu?`,
  (who) => `Coach ơi, ${who} đây, tuần này eo giảm chưa`,
  (who) => `em tên ${who}. Ăn bao nhiêu đạm là đủ?`,
  (who) => `chào, tôi (${who}) 35 tuổi`,
  (who) => `my name is ${who} and I run 3 times a week`,
  (who) => `hôm nay ${who} chạy 2400 m, nhịp tim 150`,
];
const standsIn = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.+]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(text);

describe('what is sent to a model', () => {
  it('holds no name, handle, number, address or link, wherever they stand', () => {
    fc.assert(
      fc.property(
        names,
        usernames,
        phones,
        mails,
        links,
        fc.constantFrom(...sentences),
        fc.constantFrom<(name: string) => string>(
          (name) => name,
          fold,
          (name) => name.toUpperCase(),
        ),
        fc.constantFrom('. ', '\n', ' - ', ', '),
        (
          { fullname, called, given },
          username,
          phone,
          { local, mail },
          { link, place },
          sentence,
          written,
          gap,
        ) => {
          const mask = (text: string) => maskedFor(fullname, text, username);
          // Alone and typed small, "anh" is a pronoun: the given name counts by its capital.
          for (const who of [written(fullname), called, called.toUpperCase(), given, given.toUpperCase()]) {
            const text = mask(sentence(who) + gap + ordinaryTexts[0]);
            for (const word of [who, fullname, given]) expect(standsIn(text, word), text).toBe(false);
          }
          expect(fold(mask(sentence(fold(fullname))))).not.toContain(fold(fullname));
          const contacts = mask(
            [sentence(`@${username}`), phone, mail, link, username, '@hlv.tuan'].join(gap),
          );
          for (const secret of [username, local, place, 'hlv.tuan']) expect(contacts).not.toContain(secret);
          expect(contacts.replace(/\D/g, '')).not.toContain(phone.replace(/\D/g, '').slice(-7));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps every ordinary question of anybody as it was typed', () => {
    const plain = [
      ...ordinaryTexts.filter((text) => !/\d{9}|\+84/.test(text)),
      'anh chị em nào tập chung với mình không',
      'em chào anh, anh cho em hỏi với chị ấy một chút',
      'bạn bè bảo mình ăn ít lại',
    ];
    fc.assert(
      fc.property(names, fc.constantFrom(...plain), ({ fullname }, text) => {
        expect(maskedFor(fullname, text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});
