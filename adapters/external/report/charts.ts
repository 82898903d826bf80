import { whtrScale } from '#core/body/indicator/categories.ts';
import { bandsFor, ratedBy, type CategoryKey, type LabelledBand } from '#core/body/indicator/scales.ts';
import { toneOf } from '#core/body/indicator/tones.ts';
import { weeksBetween } from '#core/kernel/week.ts';
import { comparedSides, drawArrow, drawPhoto, labelOf, weekStartOf } from './cover.ts';
import type { Reader } from './reader.ts';
import { ink, inner, page, type Sheet } from './sheet.ts';
import type { Metric, MetricStory, Story } from './story.ts';

type Strip = Readonly<{ from: number | null; to: number | null; color: string; label: string }>;

const stripsOf = (
  category: CategoryKey,
  bands: readonly LabelledBand[],
  factor: number,
  reader: Reader,
): Strip[] =>
  bands.map(({ category: each, from, to, label }) => ({
    from: from === null ? null : from * factor,
    to: to === null ? null : to * factor,
    color: ink.scale[toneOf(category, each)],
    label: reader.say(label),
  }));

const strengthMetrics = {
  runLevel: 'runDistance',
  pushUpLevel: 'pushUps',
  squatLevel: 'airSquats',
  cyclingLevel: 'cyclingDistance',
} as const;

/** The test with the longest history stands for strength. */
const strengthOf = (story: Story): readonly [CategoryKey, Metric] => {
  const counted = (Object.keys(strengthMetrics) as (keyof typeof strengthMetrics)[]) // the keys of the record above
    .map((level) => ({ level, count: story.of(strengthMetrics[level]).trend.length }))
    .toSorted((one, other) => other.count - one.count);
  const { level } = counted[0] ?? { level: 'pushUpLevel' as const };
  return [level, ratedBy[level]];
};

type Drawing = Readonly<{ story: MetricStory; title: string; strips: readonly Strip[] }>;

/** Weight and waist have no bands of their own; the height gives them those of BMI and of the waist–height ratio. */
const drawingsOf = (story: Story, reader: Reader): readonly Drawing[] => {
  const { person, current } = story;
  const height = current.inputs.body.height;
  const squareMetres = height === null ? null : (height / 100) ** 2;
  const [level, metric] = strengthOf(story);
  const bands = (category: CategoryKey, factor: number | null, key: Metric) =>
    factor === null
      ? []
      : stripsOf(category, bandsFor(category, person), factor * reader.inUnits(key, 1), reader);
  const strengthName = labelOf(metric, reader);
  const drawing = (key: Metric, strips: readonly Strip[], title = labelOf(key, reader)): Drawing => ({
    story: story.of(key),
    title,
    strips,
  });
  return [
    drawing('weight', bands('bmiCategory', squareMetres, 'weight')),
    drawing('bodyFatPercent', bands('bodyFatCategory', 1, 'bodyFatPercent')),
    drawing('waist', whtrScale.cuts.length > 0 ? bands('whtrCategory', height, 'waist') : []),
    drawing(metric, bands(level, 1, metric), `${reader.words.strength}: ${strengthName}`),
  ];
};

const niceStep = (span: number): number => {
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10) * power;
};

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

const labelRoom = 92;

const drawPlot = (
  sheet: Sheet,
  { story: { key, points, trend }, strips }: Drawing,
  box: Box,
  report: Story,
  reader: Reader,
): void => {
  const { doc } = sheet;
  const shown = points.flatMap(({ week, value, carried }) =>
    value === null ? [] : [{ week, carried, value: reader.inUnits(key, value) }],
  );
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last) return;
  const plot = { x: box.x + 30, y: box.y, width: box.width - 30 - labelRoom, height: box.height - 16 };
  const values = shown.map(({ value }) => value);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const spread = Math.max(most - least, Math.abs(most) * 0.06, 1);
  const bottom = Math.max(least - spread * 0.22, 0);
  const top = most + spread * 0.22;
  const weeks = Math.max(weeksBetween(first.week, last.week), 1);
  const xAt = (week: string) => plot.x + (weeksBetween(first.week, week) / weeks) * plot.width;
  const yAt = (value: number) => plot.y + plot.height - ((value - bottom) / (top - bottom)) * plot.height;

  doc.save().rect(plot.x, plot.y, plot.width, plot.height).clip();
  for (const { from, to, color } of strips) {
    const upper = Math.max(yAt(Math.min(to ?? top, top)), plot.y);
    const lower = Math.min(yAt(Math.max(from ?? bottom, bottom)), plot.y + plot.height);
    if (lower > upper)
      doc
        .rect(plot.x, upper, plot.width, lower - upper)
        .fillColor(color, 0.13)
        .fill();
  }
  doc.fillOpacity(1).restore();

  for (const { from, to, color, label } of strips) {
    const upper = yAt(Math.min(to ?? top, top));
    const lower = yAt(Math.max(from ?? bottom, bottom));
    const isInside = (from ?? bottom) < top && (to ?? top) > bottom;
    if (!isInside || lower - upper < 8) continue;
    const middle = (upper + lower) / 2;
    doc.rect(plot.x + plot.width + 6, upper + 1, 2.4, Math.max(lower - upper - 2, 2)).fill(color);
    sheet.line(
      label,
      { x: plot.x + plot.width + 13, y: middle - 5, width: labelRoom - 14 },
      { size: 7, color },
    );
  }

  const step = niceStep(top - bottom);
  const stepDecimals = step < 0.1 ? 2 : step < 1 ? 1 : 0;
  for (let mark = Math.ceil(bottom / step) * step; mark <= top; mark += step) {
    const y = yAt(mark);
    doc
      .moveTo(plot.x, y)
      .lineTo(plot.x + plot.width, y)
      .lineWidth(0.4)
      .stroke(ink.divider);
    sheet.line(
      reader.number(mark, stepDecimals),
      { x: box.x - 4, y: y - 4.6, width: 29 },
      {
        size: 6.6,
        color: ink.text.secondary,
        align: 'right',
      },
    );
  }

  const ticks = Math.min(shown.length, 6);
  for (let tick = 0; tick < ticks; tick += 1) {
    const point = shown[ticks === 1 ? 0 : Math.round((tick * (shown.length - 1)) / (ticks - 1))];
    if (!point) continue;
    const x = xAt(point.week);
    doc
      .moveTo(x, plot.y + plot.height)
      .lineTo(x, plot.y + plot.height + 3)
      .lineWidth(0.5)
      .stroke(ink.control);
    sheet.line(
      reader.shortDay(weekStartOf(report, point.week)),
      { x: x - 20, y: plot.y + plot.height + 5, width: 40 },
      {
        size: 6.6,
        color: ink.text.secondary,
        align: 'center',
      },
    );
  }
  doc.moveTo(plot.x, plot.y + plot.height).lineTo(plot.x + plot.width, plot.y + plot.height);
  doc.lineWidth(0.7).stroke(ink.control);

  if (trend.length > 1) {
    for (const [index, { week, trend: value }] of trend.entries()) {
      const [x, y] = [xAt(week), yAt(reader.inUnits(key, value))];
      if (index === 0) doc.moveTo(x, y);
      else doc.lineTo(x, y);
    }
    doc.lineWidth(2).lineJoin('round').lineCap('round').stroke(ink.primary.main);
  }
  const radius = shown.length > 60 ? 1.4 : shown.length > 30 ? 1.9 : 2.5;
  for (const { week, value, carried } of shown) {
    const [x, y] = [xAt(week), yAt(value)];
    if (carried) doc.circle(x, y, radius).lineWidth(0.8).fillAndStroke('#FFFFFF', ink.control);
    else doc.circle(x, y, radius).lineWidth(0.7).fillAndStroke(ink.accent.main, '#FFFFFF');
  }
};

const chartHeight = 144;

const drawChart = (sheet: Sheet, drawing: Drawing, report: Story, reader: Reader): void => {
  const { words } = reader;
  const { story, title } = drawing;
  const { key, changes, pace } = story;
  if (!changes.latest) return;
  sheet.need(chartHeight + 8);
  const top = sheet.y;
  sheet.doc.lineWidth(0.6);
  sheet.doc
    .roundedRect(page.margin, top, inner, chartHeight, 10)
    .fillAndStroke(ink.background.paper, ink.divider);
  const decimals = reader.decimalsOf(key);
  sheet.line(title, { x: page.margin + 14, y: top + 10, width: 230 }, { weight: 'semibold', size: 10.5 });

  const value = reader.amount(key, reader.inUnits(key, changes.latest.value));
  const right = page.margin + inner - 14;
  const big = { weight: 'bold', size: 13, color: ink.primary.main } as const;
  const bigWidth = sheet.widthOf(value, big);
  sheet.line(value, { x: right - bigWidth - 2, y: top + 8, width: bigWidth + 4 }, big);
  if (changes.sinceStart) {
    const delta = reader.inUnits(key, changes.sinceStart.delta);
    const said = `${reader.signed(delta, decimals)} ${words.sinceStart(reader.shortDay(weekStartOf(report, changes.sinceStart.from.week)))}`;
    const paceSaid = pace ? ` · ${words.perWeek(reader.percent(pace.percentPerWeek))}` : '';
    const style = { size: 7.6, color: ink.text.secondary };
    const width = sheet.widthOf(said + paceSaid, style);
    const x = right - bigWidth - 12 - width;
    drawArrow(sheet, x - 9, top + 14.5, changes.sinceStart.delta, ink.text.secondary);
    sheet.line(said + paceSaid, { x, y: top + 13, width: width + 4 }, style);
  }
  drawPlot(
    sheet,
    drawing,
    { x: page.margin + 12, y: top + 34, width: inner - 20, height: chartHeight - 40 },
    report,
    reader,
  );
  sheet.y = top + chartHeight + 10;
};

const drawLegend = (sheet: Sheet, { words }: Reader): void => {
  const { doc } = sheet;
  let x: number = page.margin;
  const y = sheet.y;
  const style = { size: 7.8, color: ink.text.secondary };
  const entry = (draw: (x: number) => void, label: string) => {
    draw(x);
    sheet.line(label, { x: x + 20, y: y - 1, width: 160 }, style);
    x += 34 + sheet.widthOf(label, style);
  };
  entry((at) => doc.circle(at + 8, y + 4, 2.6).fill(ink.accent.main), words.measured);
  entry(
    (at) =>
      doc
        .circle(at + 8, y + 4, 2.6)
        .lineWidth(0.8)
        .fillAndStroke('#FFFFFF', ink.control),
    words.carried,
  );
  entry(
    (at) =>
      doc
        .moveTo(at + 1, y + 4)
        .lineTo(at + 15, y + 4)
        .lineWidth(2)
        .stroke(ink.primary.main),
    words.trend,
  );
  sheet.y += 18;
};

export const drawThenAndNow = (sheet: Sheet, story: Story, reader: Reader): void => {
  const { current, snapshots, pictures } = story;
  const first = snapshots.find(({ media }) => media.some(({ mediumId }) => pictures.has(mediumId)));
  if (!first || first.id === current.id) return;
  const sides = comparedSides(first, current).slice(0, 3);
  if (sides.length === 0) return;
  sheet.heading(reader.words.photosCompared);
  const gap = 16;
  const width = (inner - gap * 2) / 3;
  const half = (width - 5) / 2;
  const height = half * 1.5;
  sheet.need(height + 44);
  for (const [index, side] of sides.entries()) {
    const x = page.margin + index * (width + gap);
    sheet.line(reader.words.side[side], { x, y: sheet.y, width }, { weight: 'semibold', size: 9 });
    for (const [place, snapshot] of [first, current].entries()) {
      const left = x + place * (half + 5);
      const medium = snapshot.media.find((each) => each.side === side);
      const picture = medium && pictures.get(medium.mediumId);
      drawPhoto(sheet, picture, { x: left, y: sheet.y + 15, width: half, height }, reader.words.noPhoto);
      const { weight } = snapshot.inputs.body;
      sheet.line(
        reader.shortDay(snapshot.weekStart),
        { x: left, y: sheet.y + height + 19, width: half },
        {
          weight: 'medium',
          size: 7.6,
          align: 'center',
        },
      );
      const fat = story.of('bodyFatPercent').points.find(({ week }) => week === snapshot.week)?.value ?? null;
      const said = [
        weight === null ? null : reader.field('weight', weight),
        fat === null ? null : reader.indicator('bodyFatPercent', fat),
      ].filter((each) => each !== null);
      sheet.line(
        said.join(' · '),
        { x: left - 2, y: sheet.y + height + 29, width: half + 4 },
        {
          size: 6.8,
          color: ink.text.secondary,
          align: 'center',
        },
      );
    }
  }
  sheet.y += height + 52;
};

export const drawTrends = (sheet: Sheet, story: Story, reader: Reader): void => {
  const drawings = drawingsOf(story, reader).filter((drawing) => drawing.story.trend.length > 1);
  // One week is no trend; the cover says that the next ones will be.
  if (drawings.length === 0) return;
  sheet.addPage();
  sheet.heading(reader.words.trends, reader.words.trendsHelp);
  drawLegend(sheet, reader);
  for (const drawing of drawings) drawChart(sheet, drawing, story, reader);
};
