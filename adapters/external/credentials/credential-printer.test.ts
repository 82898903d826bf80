import { describe, expect, it } from 'vitest';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { maxNameLength } from '#core/people/account/person-name.ts';
import { credentialTemplates } from '#core/platform/credential/credential.ts';
import type { PrintedCredential } from '#core/platform/credential/views/printed-credential.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { embeddedFiles, scannedCode } from '#fixtures/engine/pdf-parts.ts';
import { pdfPages } from '#fixtures/engine/pdf-text.ts';
import { pdfCredentialPrinter } from './credential-printer.ts';
import { drawBadge } from './designs/badge.ts';
import { drawClassic } from './designs/classic.ts';
import { drawEnergy } from './designs/energy.ts';
import { drawModern } from './designs/modern.ts';
import type { Design } from './designs/parts.ts';
import { openLandscape, paper, type Box, type Fitted } from './landscape.ts';
import { sheetWords } from './sheet-words.ts';

const verifyUrl = 'https://fitboard.example/verify/ylyOVfp5bdhPn50p8n4zwg';
const jwt = 'eyJhbGciOiJFZERTQSJ9.eyJpZCI6IngifQ.c2lnbmF0dXJl';

const printed = (parts: Partial<PrintedCredential> = {}): PrintedCredential => ({
  publicId: 'ylyOVfp5bdhPn50p8n4zwg',
  kind: 'CERTIFICATE',
  status: 'VALID',
  name: 'Nguyễn Minh Ánh',
  title: 'Khởi động 14 ngày',
  author: 'Trần Quốc Bảo',
  startedOn: '2026-11-01',
  completedOn: '2026-11-21',
  hours: 2,
  score: 92,
  edition: 3,
  template: 'CLASSIC',
  language: 'vi',
  validUntil: null,
  revokedOn: null,
  reason: null,
  replacedBy: null,
  siteName: 'Fitboard',
  description: '14 ngày tập quen.',
  narrative: 'Hoàn thành mọi bài học.',
  criteriaUrl: 'https://fitboard.example/challenge/khoi-dong-14-ngay',
  verifyUrl,
  jwt,
  awardedAt: noon,
  ...parts,
});

const badge = {
  kind: 'BADGE',
  template: null,
  startedOn: null,
  hours: null,
  score: null,
  edition: null,
  author: 'NASM',
  validUntil: new Date('2027-03-01T17:00:00Z'),
} as const;

const sheets: readonly (readonly [string, Partial<PrintedCredential>])[] = [
  ...credentialTemplates.map((template) => [template, { template }] as const),
  ['BADGE', badge],
];

describe.each(sheets)('the sheet of %s', (_name, parts) => {
  it('is one page with every printed fact, in both languages', async () => {
    for (const language of ['vi', 'en'] as const) {
      const credential = printed({ ...parts, language });
      const pages = pdfPages(await pdfCredentialPrinter.print(credential));
      expect(pages).toHaveLength(1);
      const words = (pages[0] ?? '').replace(/\s+/g, ' ');
      const facts =
        credential.kind === 'BADGE'
          ? ['NASM', language === 'vi' ? '21/11/2026' : '21 November 2026', '2027']
          : [
              'Trần Quốc Bảo',
              language === 'vi' ? '01/11/2026' : '1 November 2026',
              '92/100',
              language === 'vi' ? '2 giờ' : '2 hours',
            ];
      for (const fact of ['Nguyễn Minh Ánh', 'Khởi động 14 ngày', 'Fitboard', credential.publicId, ...facts])
        expect(words, fact).toContain(fact);
    }
  });

  it('writes the longest day and number without breaking them', async () => {
    const long = {
      ...parts,
      language: 'en',
      startedOn: parts.kind === 'BADGE' ? null : '2026-09-20',
      completedOn: '2026-09-30',
      hours: parts.kind === 'BADGE' ? null : 12_345,
    } as const;
    const [page = ''] = pdfPages(await pdfCredentialPrinter.print(printed(long)));
    expect(page).toContain('30 September 2026');
    if (parts.kind !== 'BADGE')
      for (const whole of ['20 September 2026', '12,345 hours']) expect(page).toContain(whole);
  });

  it('leads a phone to the page that verifies it', async () => {
    expect(scannedCode(await pdfCredentialPrinter.print(printed(parts)))).toBe(verifyUrl);
  });

  it('holds the signed text to the letter', async () => {
    expect(embeddedFiles(await pdfCredentialPrinter.print(printed(parts)))).toEqual([jwt]);
  });

  it('holds the longest name and title whole, and words that nothing breaks', async () => {
    const name = 'Công Tằng Tôn Nữ Huyền Trân Nguyễn Phúc Khuê Tú Phượng Hằng Thuỳ Dương';
    const title =
      'Ăn đủ đạm với món Việt: 12 tuần thay đổi vóc dáng bền vững cho người bận rộn làm văn phòng ở thành phố lớn';
    const long = await pdfCredentialPrinter.print(printed({ ...parts, name, title }));
    const words = (pdfPages(long)[0] ?? '').replace(/\s+/g, ' ');
    for (const word of [...name.split(' '), ...title.split(' ')]) expect(words).toContain(word);
    expect(words).not.toContain('…');
    const unbroken = await pdfCredentialPrinter.print(printed({ ...parts, name: 'ẵ'.repeat(120) }));
    expect(pdfPages(unbroken)).toHaveLength(1);
  });
});

describe('a text that is fitted', () => {
  it('is never wider than its place, and as large as it may be', () => {
    const landscape = openLandscape({ title: 'x', author: 'x', language: 'vi' });
    const face = { weight: 'bold', size: 44, color: '#000000' } as const;
    for (const words of ['Lê An', 'Nguyễn Hoàng Bảo Trâm', 'Công Tằng Tôn Nữ '.repeat(5), 'ẵ'.repeat(80)]) {
      const fitted = landscape.fit(words, 400, face, { lines: 2, least: 12 });
      expect(fitted.lines.length).toBeLessThanOrEqual(2);
      for (const line of fitted.lines)
        expect(landscape.widthOf(line, fitted.face)).toBeLessThanOrEqual(400.5);
    }
    expect(landscape.fit('Lê An', paper.width, face, { lines: 1, least: 12 }).face.size).toBe(44);
  });
});

type Drawn = Readonly<{ fitted: Fitted; box: Box; left: number; right: number; top: number; bottom: number }>;

/** All that a design writes, and where its letters stand. */
const drawnBy = (design: Design, parts: Partial<PrintedCredential>): readonly Drawn[] => {
  const credential = printed(parts);
  const { language, siteName } = credential;
  const landscape = openLandscape({ title: 'x', author: siteName, language });
  const drawn: Drawn[] = [];
  const { draw, widthOf } = landscape;
  Object.assign(landscape, {
    draw(fitted: Fitted, box: Box) {
      const { x, y, width, align = 'left' } = box;
      const widest = Math.max(...fitted.lines.map((line) => widthOf(line, fitted.face)));
      const spare = width - widest;
      const left = x + (align === 'center' ? spare / 2 : align === 'right' ? spare : 0);
      // What lies below the last line's letters is air.
      const bottom = y + fitted.height - fitted.face.size * 0.06;
      drawn.push({ fitted, box, left, right: left + widest, top: y, bottom });
      return draw(fitted, box);
    },
  });
  design(landscape, sheetWords(credential));
  return drawn;
};

const wordsOf = ({ fitted }: Drawn): string => fitted.lines.join(' ');

const wide = (words: string, length: number): string => {
  const text = words.repeat(Math.ceil(length / words.length)).slice(0, length);
  return text.endsWith(' ') ? `${text.slice(0, -1)}g` : text;
};

/** As long as each of them may be, of the widest words that people have. */
const longest = {
  name: wide('Nguyễn Phương Thượng Quỳnh Hương ', maxNameLength),
  title: wide('Những ngày mùa đông khỏe mạnh cùng cộng đồng ', challengeLimits.titleLength.max),
  author: wide('Trương Hoàng Khương Nghiêm ', maxNameLength),
  siteName: wide('Phòng tập Hùng Vương ', 60),
} as const;

const lengths: readonly (readonly [string, Partial<PrintedCredential>])[] = [
  ['of a few letters', { name: 'Lê An', title: 'Chạy' }],
  [
    'of sixty letters',
    {
      name: 'Công Tằng Tôn Nữ Huyền Trân Nguyễn Phúc Khuê Tú Phượng Hằng Dương',
      title: longest.title,
      author: 'Công Tằng Tôn Nữ Huyền Trân Nguyễn Phúc Khuê Tú Phượng Hằng Dương',
    },
  ],
  ['as long as they may be', longest],
];

const designed = [
  ['CLASSIC', drawClassic, {}],
  ['MODERN', drawModern, {}],
  ['ENERGY', drawEnergy, {}],
  ['BADGE', drawBadge, badge],
] as const;

describe.each(designed)('the words of the sheet %s', (_name, design, parts) => {
  const states = lengths.flatMap(([what, long]) =>
    (['vi', 'en'] as const).map((language) => [what, language, long] as const),
  );

  it.each(states)('%s, in %s, stand whole in their places', (_what, language, long) => {
    const drawn = drawnBy(design, {
      ...parts,
      ...long,
      language,
      completedOn: '2026-09-30',
      ...(parts === badge ? { author: long.author ?? 'NASM' } : { startedOn: '2026-09-20', hours: 12_345 }),
    });
    const { name, title } = printed(long);
    expect(drawn.map(wordsOf)).toEqual(expect.arrayContaining([name, title]));
    for (const one of drawn) {
      const { fitted, box, left, right, top, bottom } = one;
      expect(wordsOf(one)).not.toContain('…');
      for (const line of fitted.lines) expect(line).not.toBe('');
      expect(right - left, wordsOf(one)).toBeLessThanOrEqual(box.width + 0.5);
      expect(left, wordsOf(one)).toBeGreaterThanOrEqual(20);
      expect(right, wordsOf(one)).toBeLessThanOrEqual(paper.width - 20);
      expect(top, wordsOf(one)).toBeGreaterThanOrEqual(20);
      expect(bottom, wordsOf(one)).toBeLessThanOrEqual(paper.height - 8);
    }
    const overlaps = drawn.flatMap((one, at) =>
      drawn
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${wordsOf(one)} | ${wordsOf(other)}`),
    );
    expect(overlaps).toEqual([]);
  });

  it('break a long name into lines of about one length', () => {
    const { name } = longest;
    const lines =
      drawnBy(design, { ...parts, name }).find((one) => wordsOf(one) === name)?.fitted.lines ?? [];
    expect(lines.length).toBeGreaterThan(1);
    const sizes = lines.map((line) => line.length);
    expect(Math.min(...sizes)).toBeGreaterThan(Math.max(...sizes) * 0.6);
  });
});
