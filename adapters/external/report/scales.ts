import { explainIndicator } from '#core/body/indicator/explanation/explain.ts';
import { fieldLabels, indicatorLabels } from '#core/body/indicator/labels.ts';
import {
  classifiedBy,
  ratedBy,
  type CategoryKey,
  type ExplainedScale,
  type LabelledBand,
} from '#core/body/indicator/scales.ts';
import { toneOf } from '#core/body/indicator/tones.ts';
import type { Reader } from './reader.ts';
import { ink, inner, page, type Sheet } from './sheet.ts';
import type { Story } from './story.ts';

/** What is drawn as a scale, in the order people ask for it. */
const shownScales: readonly CategoryKey[] = [
  'bmiCategory',
  'bodyFatCategory',
  'whtrCategory',
  'whrCategory',
  'ffmiCategory',
  'vfiCategory',
  'vo2maxLevel',
  'restingHeartRateLevel',
  'runLevel',
  'cyclingLevel',
  'pushUpLevel',
  'squatLevel',
];

const labelOf = (key: CategoryKey, { say }: Reader): string =>
  key in classifiedBy
    ? say(indicatorLabels[classifiedBy[key as keyof typeof classifiedBy]]) // `in` has just asked
    : say(fieldLabels[ratedBy[key as keyof typeof ratedBy]]); // it is in the other record

const valueOf = (key: CategoryKey, value: number, reader: Reader): string =>
  key in classifiedBy
    ? reader.indicator(classifiedBy[key as keyof typeof classifiedBy], value) // `in` has just asked
    : reader.field(ratedBy[key as keyof typeof ratedBy], value); // it is in the other record

/** A limit between two bands in the reader's units, with no more digits than it has. */
export const cutText = (key: CategoryKey, cut: number, reader: Reader): string => {
  const metric = key === 'runLevel' || key === 'cyclingLevel' ? ratedBy[key] : null;
  if (metric) return reader.number(reader.inUnits(metric, cut), reader.decimalsOf(metric));
  return reader.number(cut, Number.isInteger(cut) ? 0 : Number.isInteger(cut * 10) ? 1 : 2);
};

/** Bands of one width: the value's place inside its own band is what tells. Open ends count as wide as their neighbour. */
const placeOf = (bands: readonly LabelledBand[], value: number): number => {
  const cuts = bands.flatMap(({ to }) => (to === null ? [] : [to]));
  const index = cuts.filter((cut) => value >= cut).length;
  const first = cuts[0] ?? 0;
  const last = cuts.at(-1) ?? 0;
  const span = cuts.length > 1 ? (last - first) / (cuts.length - 1) : Math.max(Math.abs(first) * 0.3, 1);
  const from = index === 0 ? first - span : (cuts[index - 1] ?? first);
  const to = index === cuts.length ? last + span : (cuts[index] ?? last);
  const share = Math.min(Math.max((value - from) / (to - from), 0.06), 0.94);
  return (index + share) / bands.length;
};

const rowHeight = 54;
/** The line that names where others draw a line, below the words of the bands. */
const markersHeight = 10;

const drawScale = (
  sheet: Sheet,
  key: CategoryKey,
  scale: ExplainedScale & { value: number },
  reader: Reader,
): void => {
  const { doc, y } = sheet;
  const { bands, value, current } = scale;
  const label = labelOf(key, reader);
  sheet.line(label, { x: page.margin, y, width: 230 }, { weight: 'semibold', size: 10 });

  const tone = ink.scale[current === null ? 'low' : toneOf(key, current)];
  const category = bands.find((band) => band.category === current)?.label;
  const chip = category ? reader.say(category) : '';
  const chipStyle = { weight: 'semibold', size: 8, color: '#FFFFFF' } as const;
  const chipWidth = sheet.widthOf(chip, chipStyle) + 16;
  const right = page.margin + inner;
  if (chip) {
    doc.roundedRect(right - chipWidth, y, chipWidth, 15, 7.5).fill(tone);
    sheet.line(
      chip,
      { x: right - chipWidth, y: y + 2.4, width: chipWidth },
      { ...chipStyle, align: 'center' },
    );
  }
  const shown = valueOf(key, value, reader);
  sheet.line(
    shown,
    { x: right - chipWidth - 170, y: y - 2.5, width: 160 },
    {
      weight: 'bold',
      size: 12.5,
      color: ink.primary.main,
      align: 'right',
    },
  );

  const barY = y + 20.5;
  const barHeight = 8;
  const bandWidth = inner / bands.length;
  doc.save().roundedRect(page.margin, barY, inner, barHeight, 4).clip();
  for (const [index, { category: each }] of bands.entries()) {
    const color = ink.scale[toneOf(key, each)];
    doc
      .rect(page.margin + index * bandWidth, barY, bandWidth - 1.2, barHeight)
      .fillColor(color, each === current ? 1 : 0.3)
      .fill();
  }
  doc.fillOpacity(1).restore();

  const x = page.margin + placeOf(bands, value) * inner;
  doc.polygon([x - 4.5, barY - 7], [x + 4.5, barY - 7], [x, barY - 0.5]).fill(ink.text.primary);
  doc.rect(x - 0.6, barY, 1.2, barHeight).fill('#FFFFFF');

  for (const [index, { to, category: each, label: name }] of bands.entries()) {
    const left = page.margin + index * bandWidth;
    if (to !== null) {
      sheet.line(
        cutText(key, to, reader),
        { x: left + bandWidth - 24, y: barY + 9.2, width: 48 },
        {
          size: 6.4,
          color: ink.text.secondary,
          align: 'center',
        },
      );
    }
    const isCurrent = each === current;
    sheet.line(
      reader.say(name),
      { x: left + 1, y: barY + 17, width: bandWidth - 2 },
      {
        weight: isCurrent ? 'semibold' : 'regular',
        size: 6.6,
        color: isCurrent ? tone : ink.text.secondary,
        align: 'center',
      },
    );
  }
  if (scale.markers.length > 0) {
    const { words } = reader;
    const marks = scale.markers.map((mark) => cutText(key, mark, reader)).join(' · ');
    sheet.line(
      `${key === 'bmiCategory' ? words.asianPoints : words.vietnameseLimit}: ${marks}`,
      { x: page.margin, y: barY + 27.5, width: inner },
      { size: 6.6, color: ink.text.secondary },
    );
    sheet.y += markersHeight;
  }
  sheet.y += rowHeight;
};

export const drawScales = (sheet: Sheet, story: Story, reader: Reader): void => {
  const { current, computed } = story;
  sheet.addPage();
  sheet.heading(reader.words.headline, reader.words.headlineHelp);
  for (const key of shownScales) {
    const { scale } = explainIndicator(key, current.inputs, computed, current.standard);
    if (!scale || scale.value === null) continue;
    sheet.need(rowHeight + (scale.markers.length > 0 ? markersHeight : 0));
    drawScale(sheet, key, { ...scale, value: scale.value }, reader);
  }
};
