import type { EarningLine } from '#core/coaching/ports.ts';
import type { Language } from '#core/kernel/language.ts';
import { byteOrderMark, csvLine } from '#core/kernel/csv.ts';

const headings: Readonly<Record<Language, readonly string[]>> = {
  vi: ['Thời điểm trả lời (UTC)', 'Học viên', 'Tuần', 'Giá', 'Phí nền tảng', 'Bạn nhận', 'Trạng thái', 'Thời điểm giải ngân (UTC)', 'Mã yêu cầu'], // prettier-ignore
  en: ['Answered (UTC)', 'Member', 'Week', 'Gross', 'Platform fee', 'Net', 'Status', 'Released (UTC)', 'Review id'], // prettier-ignore
};

const statuses: Readonly<Record<Language, Readonly<Record<EarningLine['status'], string>>>> = {
  vi: { HELD: 'Đang giữ', RELEASED: 'Đã giải ngân' },
  en: { HELD: 'Held', RELEASED: 'Released' },
};

/** What reviews brought, line by line: years of it never stand in memory at once. */
export async function* earningsCsv(
  lines: AsyncIterable<EarningLine>,
  language: Language,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings[language]);
  for await (const {
    reviewId,
    memberName,
    week,
    gross,
    fee,
    net,
    status,
    deliveredAt,
    releasedAt,
  } of lines) {
    yield csvLine([
      deliveredAt.toISOString(),
      memberName,
      week,
      gross,
      fee,
      net,
      statuses[language][status],
      releasedAt?.toISOString() ?? null,
      reviewId,
    ]);
  }
}
