import { describe, expect, it } from 'vitest';
import { credentialTemplates } from '#core/platform/credential/credential.ts';
import type { PrintedCredential } from '#core/platform/credential/views/printed-credential.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { embeddedFiles, scannedCode } from '#fixtures/engine/pdf-parts.ts';
import { pdfPages } from '#fixtures/engine/pdf-text.ts';
import { pdfCredentialPrinter } from './credential-printer.ts';
import { openLandscape, paper } from './landscape.ts';

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
