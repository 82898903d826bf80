import type { EarningLine } from '#core/coaching/coach/ports.ts';
import type { Language } from '#core/kernel/language.ts';
import { byteOrderMark, csvLine, csvTime } from '#core/kernel/csv.ts';

const headings: Readonly<Record<Language, readonly string[]>> = {
  vi: ['Thời điểm ({zone})', 'Học viên', 'Tuần hoặc thử thách', 'Giá', 'Phí nền tảng', 'Bạn nhận', 'Trạng thái', 'Thời điểm giải ngân ({zone})', 'Mã'], // prettier-ignore
  en: ['Time ({zone})', 'Member', 'Week or challenge', 'Gross', 'Platform fee', 'Net', 'Status', 'Released ({zone})', 'Id'], // prettier-ignore
};

const statuses: Readonly<Record<Language, Readonly<Record<EarningLine['status'], string>>>> = {
  vi: { HELD: 'Đang tạm giữ', RELEASED: 'Đã giải ngân' },
  en: { HELD: 'On hold', RELEASED: 'Released' },
};

/** What reviews and challenges brought, line by line: years of it never stand in memory at once. */
export async function* earningsCsv(
  lines: AsyncIterable<EarningLine>,
  { language, timeZone }: Readonly<{ language: Language; timeZone: string }>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings[language].map((text) => text.replace('{zone}', timeZone)));
  for await (const {
    id,
    memberName,
    week,
    title,
    gross,
    fee,
    net,
    status,
    deliveredAt,
    releasedAt,
  } of lines) {
    yield csvLine([
      csvTime(deliveredAt, timeZone),
      memberName,
      week ?? title ?? '',
      gross,
      fee,
      net,
      statuses[language][status],
      releasedAt && csvTime(releasedAt, timeZone),
      id,
    ]);
  }
}
