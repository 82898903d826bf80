import { displayName } from '#core/access/actor/person.ts';
import type { BodySide, Snapshot } from '#core/body/snapshot/snapshot.ts';
import { bodySides, isSavedHere } from '#core/body/snapshot/snapshot.ts';
import { indicatorLabels, fieldLabels } from '#core/body/indicator/labels.ts';
import { safetyFlagLabels } from '#core/body/indicator/verdict-labels.ts';
import { standardLabels } from '#core/body/indicator/verdict-labels.ts';
import { isNumberIndicator } from '#core/body/indicator/display.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { weeklyStreak } from '#core/body/snapshot/ritual/streak.ts';
import { drawMark } from './mark.ts';
import type { Reader } from './reader.ts';
import { ink, inner, page, type Sheet } from './sheet.ts';
import type { Metric, Story } from './story.ts';

const bandHeight = 236;

/** The mark once more, too large to be read: quiet lines that lead the eye across the band. */
const drawGround = ({ doc }: Sheet): void => {
  doc.save();
  doc.rect(0, 0, page.width, bandHeight).clip();
  doc.rect(0, 0, page.width, bandHeight).fill(ink.primary.main);
  doc.lineCap('round').lineWidth(46);
  doc.path(
    `M ${page.width - 205} ${bandHeight + 90} V 150 A 105 105 0 0 1 ${page.width - 100} 45 H ${page.width + 60}`,
  );
  doc.strokeColor(ink.primary.light, 0.5).stroke();
  doc
    .path(`M ${page.width - 205} ${bandHeight + 90} v -20 a 78 78 0 0 1 78 -78 h 14`)
    .strokeColor(ink.accent.main, 0.92)
    .stroke();
  doc
    .circle(page.width - 62, 150, 28)
    .fillColor(ink.accent.main, 0.92)
    .fill();
  doc.fillOpacity(1).strokeOpacity(1).restore();
};

const drawBand = (sheet: Sheet, { siteName, user, current, at }: Story, reader: Reader): void => {
  const { words } = reader;
  drawGround(sheet);
  drawMark(sheet, page.margin, 38, 34);
  const white = '#FFFFFF';
  const soft = '#CFE6DC';
  const width = 330;
  sheet.line(siteName, { x: page.margin + 44, y: 43, width }, { weight: 'bold', size: 17, color: white });
  sheet.line(words.title, { x: page.margin, y: 108, width }, { weight: 'medium', size: 13, color: soft });

  const name = displayName(user);
  let size = 30;
  while (size > 18 && sheet.widthOf(name, { weight: 'bold', size }) > width) size -= 1;
  sheet.line(name, { x: page.margin, y: 128, width }, { weight: 'bold', size, color: white });
  const week = words.week(reader.weekName(current.week), reader.weekRange(current.week));
  sheet.line(week, { x: page.margin, y: 176, width }, { weight: 'semibold', size: 11.5, color: white });
  const made = `${words.made(reader.date(at))} · ${words.standard}: ${reader.say(standardLabels[current.standard])}`;
  sheet.line(made, { x: page.margin, y: 196, width: width + 20 }, { size: 8.5, color: soft });
};

export const drawPhoto = (
  sheet: Sheet,
  picture: Buffer | undefined,
  box: Readonly<{ x: number; y: number; width: number; height: number }>,
  words: string,
): void => {
  const { doc } = sheet;
  const { x, y, width, height } = box;
  doc.save();
  doc.roundedRect(x, y, width, height, 9).clip();
  doc.rect(x, y, width, height).fill(ink.background.sunken);
  if (picture) doc.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  else {
    // A film: a play mark stands for it.
    const [cx, cy] = [x + width / 2, y + height / 2 - 6];
    doc.circle(cx, cy, 15).fill(ink.primary.main);
    doc.polygon([cx - 4.5, cy - 7], [cx - 4.5, cy + 7], [cx + 7.5, cy]).fill('#FFFFFF');
    sheet.line(words, { x, y: cy + 22, width }, { size: 8, color: ink.text.secondary, align: 'center' });
  }
  doc.restore();
  doc.roundedRect(x, y, width, height, 9).lineWidth(0.6).stroke(ink.divider);
};

const sidesOf = ({ media }: Snapshot) =>
  bodySides.flatMap((side) => {
    const shown = media.find((medium) => medium.side === side);
    return shown ? [shown] : [];
  });

/** Phones are held upright: three to four. */
const portrait = 1.34;

const drawPhotos = (sheet: Sheet, { current, pictures }: Story, { words }: Reader, room: number): void => {
  const shown = sidesOf(current);
  if (shown.length === 0) return;
  sheet.heading(words.photos);
  const gap = 14;
  const columns = Math.max(shown.length, 3);
  const height = Math.min(((inner - gap * (columns - 1)) / columns) * portrait, room);
  const width = height / portrait;
  for (const [index, { mediumId, side }] of shown.entries()) {
    const x = page.margin + index * (width + gap);
    drawPhoto(sheet, pictures.get(mediumId), { x, y: sheet.y, width, height }, words.noPhoto);
    sheet.line(
      words.side[side],
      { x, y: sheet.y + height + 5, width },
      {
        weight: 'medium',
        size: 8.5,
        color: ink.text.secondary,
        align: 'center',
      },
    );
  }
  sheet.y += height + 27;
};

const isIndicator = (key: Metric): key is Metric & IndicatorKey => isNumberIndicator(key as IndicatorKey); // a question about either kind

export const labelOf = (key: Metric, { say }: Reader): string =>
  say(isIndicator(key) ? indicatorLabels[key] : fieldLabels[key]);

/** A small arrow: drawn, because the font has none. */
export const drawArrow = ({ doc }: Sheet, x: number, y: number, delta: number, color: string): void => {
  if (delta > 0) doc.polygon([x, y + 5], [x + 6, y + 5], [x + 3, y]).fill(color);
  else if (delta < 0) doc.polygon([x, y], [x + 6, y], [x + 3, y + 5]).fill(color);
  else doc.rect(x, y + 2, 6, 1.4).fill(color);
};

const glance: readonly Metric[] = ['weight', 'bodyFatPercent', 'waist', 'leanMass'];

const drawGlance = (sheet: Sheet, story: Story, reader: Reader): void => {
  const { words } = reader;
  const { snapshots, current } = story;
  const saved = snapshots.filter(isSavedHere).map(({ week }) => week);
  const streak = weeklyStreak(saved, current.week).current;
  sheet.heading(words.atAGlance, `${words.savedWeeks(saved.length)} · ${words.streak(streak)}`);
  const gap = 12;
  const width = (inner - gap * 3) / 4;
  const height = 108;
  for (const [index, key] of glance.entries()) {
    const { changes } = story.of(key);
    const x = page.margin + index * (width + gap);
    const { doc } = sheet;
    doc
      .lineWidth(0.6)
      .roundedRect(x, sheet.y, width, height, 10)
      .fillAndStroke(ink.background.paper, ink.divider);
    const place = { x: x + 11, width: width - 22 };
    sheet.line(
      labelOf(key, reader),
      { ...place, y: sheet.y + 11 },
      {
        weight: 'medium',
        size: 8.5,
        color: ink.text.secondary,
      },
    );
    const { latest, sinceLast, sinceStart } = changes;
    const decimals = reader.decimalsOf(key);
    const value = latest ? reader.number(reader.inUnits(key, latest.value), decimals) : '–';
    sheet.line(value, { ...place, y: sheet.y + 26 }, { weight: 'bold', size: 22, color: ink.primary.main });
    const after = sheet.widthOf(value, { weight: 'bold', size: 22 });
    sheet.line(
      reader.unitOf(key),
      { x: place.x + after + 4, y: sheet.y + 38, width: 40 },
      {
        size: 9,
        color: ink.text.secondary,
      },
    );
    if (!sinceStart || !sinceLast) {
      if (latest) {
        sheet.write(words.firstWeek, { ...place, y: sheet.y + 62 }, { size: 7, color: ink.text.secondary });
      }
      continue;
    }
    const row = (y: number, delta: number, what: string) => {
      const shown = reader.inUnits(key, delta);
      const isStill = Math.abs(shown) < 0.5 / 10 ** decimals;
      drawArrow(sheet, place.x, y + 2.5, isStill ? 0 : delta, ink.text.primary);
      const said = isStill ? words.unchanged : reader.signed(shown, decimals);
      sheet.line(said, { x: place.x + 10, y, width: 60 }, { weight: 'semibold', size: 8.5 });
      sheet.line(what, { ...place, y: y + 11.5 }, { size: 6.6, color: ink.text.secondary });
    };
    row(sheet.y + 59, sinceLast.delta, words.sinceLast);
    row(
      sheet.y + 82,
      sinceStart.delta,
      words.sinceStart(reader.shortDay(weekStartOf(story, sinceStart.from.week))),
    );
  }
  sheet.y += height + 12;
};

export const weekStartOf = ({ snapshots }: Story, week: string): string =>
  snapshots.find((snapshot) => snapshot.week === week)?.weekStart ?? '';

const safetyStyle = { size: 8.6, color: ink.warning.onSoft, lineGap: 1.5 } as const;
const safetyWidth = inner - 44;

const safetyLines = (sheet: Sheet, { computed }: Story, { say }: Reader) =>
  computed.safetyFlags.map((flag) => {
    const words = say(safetyFlagLabels[flag]);
    return { words, height: sheet.heightOf(words, safetyWidth, safetyStyle) + 4 };
  });

const safetyHeight = (lines: ReturnType<typeof safetyLines>): number =>
  lines.length === 0 ? 0 : lines.reduce((sum, { height }) => sum + height, 0) + 40;

const drawSafety = (sheet: Sheet, lines: ReturnType<typeof safetyLines>, { words }: Reader): void => {
  if (lines.length === 0) return;
  const height = safetyHeight(lines) - 8;
  const { doc } = sheet;
  sheet.need(height);
  doc.roundedRect(page.margin, sheet.y, inner, height, 10).fill(ink.warning.soft);
  doc.rect(page.margin + 14, sheet.y + 12, 3, height - 24).fill(ink.warning.main);
  const place = { x: page.margin + 28, width: safetyWidth };
  const title = { weight: 'bold', size: 10, color: ink.warning.onSoft } as const;
  let y = sheet.write(words.safety, { ...place, y: sheet.y + 8 }, title) + 2;
  for (const line of lines) {
    sheet.write(line.words, { ...place, y }, safetyStyle);
    y += line.height;
  }
  sheet.y += height + 8;
};

const energy: readonly IndicatorKey[] = ['bmr', 'tdee', 'maxHeartRate', 'targetHeartRate'];

const drawEnergy = (sheet: Sheet, { computed }: Story, reader: Reader): void => {
  const known = energy.flatMap((key) => {
    const { value } = computed[key];
    return value === undefined ? [] : [{ key, value }];
  });
  if (known.length === 0) return;
  const gap = 12;
  const width = (inner - gap * 3) / 4;
  const height = 54;
  sheet.need(height);
  for (const [index, { key, value }] of known.entries()) {
    const x = page.margin + index * (width + gap);
    sheet.doc.roundedRect(x, sheet.y, width, height, 10).fill(ink.primary.soft);
    const place = { x: x + 11, width: width - 16 };
    const small = { size: 7.4, color: ink.primary.onSoft } as const;
    const big = { weight: 'bold', size: 13.5, color: ink.primary.onSoft } as const;
    sheet.line(reader.say(indicatorLabels[key]), { ...place, y: sheet.y + 9 }, small);
    const said = reader.indicator(key, value);
    const space = said.lastIndexOf(' ');
    const number = said.slice(0, space);
    sheet.line(number, { ...place, y: sheet.y + 24 }, big);
    const after = sheet.widthOf(number, big) + 4;
    sheet.line(
      said.slice(space + 1),
      { x: place.x + after, y: sheet.y + 30.5, width: place.width - after },
      small,
    );
  }
  sheet.y += height + 12;
};

const tallestPhoto = 212;
const lowestPhoto = 116;

/** The pictures give way to what the member has to be told, so that the cover stays one page. */
export const drawCover = (sheet: Sheet, story: Story, reader: Reader): void => {
  drawBand(sheet, story, reader);
  sheet.y = bandHeight + 22;
  const warnings = safetyLines(sheet, story, reader);
  drawPhotos(sheet, story, reader, Math.max(tallestPhoto - safetyHeight(warnings), lowestPhoto));
  drawGlance(sheet, story, reader);
  drawEnergy(sheet, story, reader);
  drawSafety(sheet, warnings, reader);
};

export const comparedSides = (first: Snapshot, current: Snapshot): readonly BodySide[] =>
  bodySides.filter((side) =>
    [first, current].every(({ media }) => media.some((medium) => medium.side === side)),
  );
