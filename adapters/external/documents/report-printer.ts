import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { displayName } from '#core/access/actor/person.ts';
import type { ReportPrinter } from '#core/body/snapshot/ports.ts';
import { personOf } from '#core/body/indicator/scales.ts';
import type { MediumId } from '#core/kernel/id.ts';
import { drawAdvice, drawClosing } from '../report/advice.ts';
import { drawThenAndNow, drawTrends } from '../report/charts.ts';
import { drawCover } from '../report/cover.ts';
import { drawFooters } from '../report/footers.ts';
import { readerOf } from '../report/reader.ts';
import { drawScales } from '../report/scales.ts';
import { openSheet } from '../report/sheet.ts';
import { storyOf } from '../report/story.ts';
import { drawAnswers, drawTables } from '../report/tables.ts';

const pictureSide = 640;

/** A PDF takes JPEG; what can't be read is left out, and its place says so. */
const printable = async (
  pictures: ReadonlyMap<MediumId, Uint8Array>,
): Promise<ReadonlyMap<MediumId, Buffer>> => {
  const converted = await Promise.all(
    [...pictures].map(async ([id, bytes]) => {
      const picture = await sharp(bytes)
        .resize({ width: pictureSide, height: pictureSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer()
        .catch(() => null);
      return picture ? ([[id, picture]] as const) : [];
    }),
  );
  return new Map(converted.flat());
};

/** The designed report: a cover, scales, trends, every number with its formula, advice with its sources. */
export const pdfReportPrinter: ReportPrinter = {
  async print({ siteName, user, snapshots, current, language, at, pictures }) {
    const story = storyOf({ siteName, user, snapshots, current, at, pictures: await printable(pictures) });
    const reader = readerOf(user, language, personOf(current.inputs, current.standard));
    const name = displayName(user);
    const week = reader.words.week(reader.weekName(current.week), reader.weekRange(current.week));
    const sheet = openSheet({
      title: `${reader.words.title} – ${name} – ${week}`,
      author: siteName,
      language,
    });
    const finished = buffer(sheet.doc);

    drawCover(sheet, story, reader);
    drawScales(sheet, story, reader);
    drawTrends(sheet, story, reader);
    sheet.addPage();
    drawThenAndNow(sheet, story, reader);
    drawTables(sheet, story, reader);
    drawAnswers(sheet, story, reader);
    drawAdvice(sheet, story, reader);
    drawClosing(sheet, story, reader);
    drawFooters(sheet, `${siteName} · ${name} · ${week}`, reader.words.page);
    sheet.doc.end();
    return finished;
  },
};
